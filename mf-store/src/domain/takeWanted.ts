import {
  addToCart,
  maxMonths,
  maxQuantity,
  quantityOf,
  setRenewals,
  type Cart,
  type NewLicenses,
} from '@portal/shared/domain';

interface Wanted {
  /** Ids of renewable licenses. */
  readonly renewals: readonly string[];
  readonly additions: readonly NewLicenses[];
}

interface Taken {
  readonly cart: Cart;
  /** Number of renewals new in the cart. Existing ones keep their months. */
  readonly renewed: number;
  /** Number of new licenses added, and of those above the order limit. */
  readonly added: number;
  readonly overLimit: number;
}

/** Adds a link's request to a cart. @returns the same cart when nothing changes. */
export function takeWanted(cart: Cart, { renewals, additions }: Wanted): Taken {
  const there = new Set(cart.renewals.map(({ licenseId }) => licenseId));
  const fresh = renewals.filter((id) => !there.has(id));
  const chosen = fresh.map((licenseId) => ({ licenseId, months: maxMonths }));
  let next = fresh.length === 0 ? cart : setRenewals(cart, chosen);
  let added = 0;
  for (const { quantity, ...line } of additions) {
    const fitting = Math.min(quantity, maxQuantity - quantityOf(next, line));
    if (fitting <= 0) continue;
    next = addToCart(next, line, fitting) ?? next;
    added += fitting;
  }
  const wanted = additions.reduce((sum, { quantity }) => sum + quantity, 0);
  return { cart: next, renewed: fresh.length, added, overLimit: wanted - added };
}
