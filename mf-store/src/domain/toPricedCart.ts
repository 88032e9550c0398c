import {
  type CartLine,
  newLines,
  slipKinds,
  type StoredCart,
  yearOfUse,
} from '@portal/shared/domain';
import type { RenewableLicense } from './RenewableLicense.ts';

/**
 * Converts the cart for pricing.
 *
 * @param licenses Renewable licenses by id. Other renewals get no line.
 */
export function toPricedCart(
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
