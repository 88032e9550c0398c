import {
  type CalendarDay,
  licenseValidity,
  type Product,
  type Cart,
  type License,
} from '@portal/shared/domain';
import { countInCart } from './countInCart.ts';

/** Validities of licenses that end unless renewed now. */
const ending: readonly string[] = ['expired', 'near_expiry'];

/**
 * Counts the team's licenses of a product after the order, once those ending soon have ended:
 * licenses not near their end, renewed ones and new ones.
 *
 * @param licenses All renewable licenses; they include every valid license except trials.
 * @returns `null` when neither the team nor the cart has the product.
 */
export function seatsAfter(
  product: Product,
  { quantities, renewals }: Pick<Cart, 'quantities' | 'renewals'>,
  licenses: readonly License[],
  today: CalendarDay,
): number | null {
  const own = licenses.filter((license) => license.product === product);
  const bought = countInCart({ quantities }, product);
  if (own.length === 0 && bought === 0) return null;
  const chosen = new Set(renewals.map(({ licenseId }) => licenseId));
  const kept = own.filter(
    (license) => chosen.has(license.id) || !ending.includes(licenseValidity(license, today).kind),
  );
  return kept.length + bought;
}
