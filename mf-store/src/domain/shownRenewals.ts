import { hasWords, productNames, searchWords, type Renewal } from '@portal/shared/domain';
import type { RenewableLicense } from './RenewableLicense.ts';

/** Number of licenses that a long list shows until expanded. */
export const firstShown = 5;

/** Licenses whose number or product contains all words, first to end on top. */
export function findLicenses(
  licenses: readonly RenewableLicense[],
  search: string,
): readonly RenewableLicense[] {
  const words = searchWords(search);
  return licenses
    .filter(({ number, product }) => hasWords(words, [number, productNames[product]]))
    .toSorted((left, right) => {
      if (left.endsOn !== right.endsOn) return left.endsOn < right.endsOn ? -1 : 1;
      return left.number < right.number ? -1 : 1;
    });
}

/** The start of a long list, and chosen licenses further down. */
export function shownRenewals(
  found: readonly RenewableLicense[],
  renewals: readonly Renewal[],
): readonly RenewableLicense[] {
  const chosen = new Set(renewals.map(({ licenseId }) => licenseId));
  return found.filter(({ id }, index) => index < firstShown || chosen.has(id));
}
