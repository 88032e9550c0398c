import {
  hasWords,
  productNames,
  searchWords,
  type Renewal,
  type License,
} from '@portal/shared/domain';

/** Number of licenses that a long list shows until expanded. */
export const firstShown = 5;

/** Licenses whose number or product contains all words, first to end on top. */
export function findLicenses(licenses: readonly License[], search: string): readonly License[] {
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
  found: readonly License[],
  renewals: readonly Renewal[],
): readonly License[] {
  const chosen = new Set(renewals.map(({ licenseId }) => licenseId));
  return found.filter(({ id }, index) => index < firstShown || chosen.has(id));
}
