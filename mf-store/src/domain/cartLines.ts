import {
  type CartLine,
  newLines,
  slipKinds,
  type StoredCart,
  yearOfUse,
} from '@portal/shared/domain';
import type { RenewableLicense } from './RenewableLicense.ts';

/**
 * The cart in the form that pricing takes.
 *
 * @param licenses Licenses that can be renewed, by id. A renewal of any other license gets no line.
 */
export function pricedCartOf(
  { quantities, renewals, slips }: StoredCart,
  licenses: ReadonlyMap<string, RenewableLicense>,
) {
  const renewed = renewals.flatMap(({ licenseId, months }): readonly CartLine[] => {
    const license = licenses.get(licenseId);
    if (!license) return [];
    const { product } = license;
    return [{ kind: 'renewal', licenseId, product, months, yearOfUse: yearOfUse(license) }];
  });
  const paperSlips = slipKinds.filter((kind) => slips[kind]).length;
  return { lines: [...newLines(quantities), ...renewed], paperSlips };
}
