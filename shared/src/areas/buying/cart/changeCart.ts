import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { Product } from '../../products/Product.ts';
import { maxQuantity, monthKeys } from '../pricing/CartLine.ts';
import { emptyCart, type Renewal, type SlipKind, type Cart } from './Cart.ts';

/** A line of new licenses by what identifies it. */
export interface LineKey {
  readonly product: Product;
  /** 1 to 12. */
  readonly months: number;
}

/** How many licenses of a product and contract length are in the cart. */
export function quantityOf({ quantities }: Cart, { product, months }: LineKey): number {
  const key = monthKeys[months - 1];
  return (key && quantities[product][key]) ?? 0;
}

/** Sets a line; 0 removes it. The cart is then no longer that of its quotation. */
export function setQuantity(cart: Cart, line: LineKey, quantity: number): Cart {
  const key = monthKeys[line.months - 1];
  if (!key) return cart;
  const { [key]: _former, ...others } = cart.quantities[line.product];
  const wanted = quantity === 0 ? others : { ...others, [key]: quantity };
  return changed(cart, { quantities: { ...cart.quantities, [line.product]: wanted } });
}

/** @returns `null` when the line would have more than an order takes: then nothing is added. */
export function addToCart(cart: Cart, line: LineKey, quantity: number): Cart | null {
  const sum = quantityOf(cart, line) + quantity;
  return sum > maxQuantity ? null : setQuantity(cart, line, sum);
}

export function setStart(cart: Cart, startsOn: CalendarDay): Cart {
  return { ...cart, startsOn };
}

/** Takes the chosen day back: new licenses begin on the day of the order. */
export function leaveStart(cart: Cart): Cart {
  return { ...cart, startsOn: null };
}

export function setSlip(cart: Cart, kind: SlipKind, isWanted: boolean): Cart {
  return { ...cart, slips: { ...cart.slips, [kind]: isWanted } };
}

/** Renews licenses by as many months each; 0 takes them out. */
export function setRenewals(cart: Cart, chosen: readonly Renewal[]): Cart {
  const ids = new Set(chosen.map(({ licenseId }) => licenseId));
  const others = cart.renewals.filter(({ licenseId }) => !ids.has(licenseId));
  return changed(cart, { renewals: [...others, ...chosen.filter(({ months }) => months > 0)] });
}

/** Drops renewals of the licenses with these ids. @returns the same cart when it has none of them. */
export function dropRenewals(cart: Cart, gone: ReadonlySet<string>): Cart {
  const kept = cart.renewals.filter(({ licenseId }) => !gone.has(licenseId));
  return kept.length === cart.renewals.length ? cart : changed(cart, { renewals: kept });
}

export function resetNew(cart: Cart): Cart {
  return changed(cart, { quantities: emptyCart.quantities });
}

export function resetRenewals(cart: Cart): Cart {
  return changed(cart, { renewals: [] });
}

/** Empties a cart of new licenses and renewals; the chosen day and slips stay. */
export function emptied(cart: Cart): Cart {
  return resetRenewals(resetNew(cart));
}

/** Takes a cart off its quotation, so that it is priced with today's prices. */
export function leaveQuotation(cart: Cart): Cart {
  return { ...cart, quotationId: null };
}

function changed(cart: Cart, lines: Partial<Pick<Cart, 'quantities' | 'renewals'>>): Cart {
  return leaveQuotation({ ...cart, ...lines });
}
