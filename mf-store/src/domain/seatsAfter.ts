import {
  type CalendarDay,
  licenseValidity,
  newLines,
  type Product,
  type StoredCart,
} from '@portal/shared/domain';
import type { RenewableLicense } from './RenewableLicense.ts';

/** Those whose end is past or so near that not renewing them now gives them up. */
const ending: readonly string[] = ['expired', 'near_expiry'];

/**
 * How many licenses of a product the team has once the cart is ordered and whatever ends soon has
 * ended: those that go on by themselves, those that are renewed, and new ones.
 *
 * @param licenses All that can be renewed; every license that still runs is among them, except trials.
 * @returns `null` where the product is neither here nor in the cart.
 */
export function seatsAfter(
  product: Product,
  { quantities, renewals }: Pick<StoredCart, 'quantities' | 'renewals'>,
  licenses: readonly RenewableLicense[],
  today: CalendarDay,
): number | null {
  const own = licenses.filter((license) => license.product === product);
  const bought = newLines(quantities)
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (own.length === 0 && bought === 0) return null;
  const chosen = new Set(renewals.map(({ licenseId }) => licenseId));
  const kept = own.filter(
    (license) => chosen.has(license.id) || !ending.includes(licenseValidity(license, today).kind),
  );
  return kept.length + bought;
}
