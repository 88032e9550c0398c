import { isCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { newLines } from '../pricing/CartLine.ts';
import { setQuantity } from './changeCart.ts';
import { emptyCart, hasNewLines, slipKinds, type Cart } from './Cart.ts';
import { readNewLicenses } from './NewLicenses.ts';

/** Marks an address that carries the cart of an estimate as a whole. */
export const estimateParameter = 'estimate';
const names = [estimateParameter, 'line', 'start', 'slip'] as const;

/** More characters than the longest estimate has. */
export const longestEstimate = 1500;

/**
 * A visitor's estimate as the query of an address, without the question mark. It goes along through
 * the registration, whose pages are on another origin and whose mail may be opened in another
 * browser. Renewals and quoted prices are a member's and no part of it.
 *
 * @returns an empty text for a cart without new licenses.
 */
export function estimateQuery(cart: Cart): string {
  if (!hasNewLines(cart)) return '';
  const query = new URLSearchParams([[estimateParameter, '1']]);
  for (const { product, months, quantity } of newLines(cart.quantities)) {
    query.append('line', `${product}-${months}-${quantity}`);
  }
  if (cart.startsOn !== null) query.append('start', cart.startsOn);
  for (const kind of slipKinds) if (cart.slips[kind]) query.append('slip', kind);
  return query.toString();
}

/** The estimate that an address carries; what is not understood is left out. `null`: there is none. */
export function readEstimate(address: URLSearchParams): Cart | null {
  if (!address.has(estimateParameter)) return null;
  let cart: Cart = emptyCart;
  for (const line of address.getAll('line')) {
    const licenses = readNewLicenses(line, '-');
    if (licenses) cart = setQuantity(cart, licenses, licenses.quantity);
  }
  if (!hasNewLines(cart)) return null;
  const start = address.get('start') ?? '';
  const wanted = new Set(address.getAll('slip'));
  return {
    ...cart,
    startsOn: isCalendarDay(start) ? start : null,
    slips: {
      invoice: wanted.has('invoice'),
      delivery: wanted.has('delivery'),
      receipt: wanted.has('receipt'),
    },
  };
}

/** Takes the estimate out of an address. */
export function dropEstimate(address: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(address);
  for (const name of names) rest.delete(name);
  return rest;
}

/** Whether two carts have the same new licenses. */
export function hasSameLines(one: Cart, other: Cart): boolean {
  const linesOf = ({ quantities }: Cart) => JSON.stringify(newLines(quantities));
  return linesOf(one) === linesOf(other);
}
