import { type Cart, countSlips, type License, newLines, renewalLine } from '@portal/shared/domain';

/**
 * Converts the cart for pricing.
 *
 * @param licenses Renewable licenses by id. Other renewals get no line.
 */
export function toPricedCart(cart: Cart, licenses: ReadonlyMap<string, License>) {
  const renewed = cart.renewals.flatMap(({ licenseId, months }) => {
    const license = licenses.get(licenseId);
    return license ? [renewalLine({ ...license, months })] : [];
  });
  return { lines: [...newLines(cart.quantities), ...renewed], paperSlips: countSlips(cart) };
}
