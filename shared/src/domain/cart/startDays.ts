import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { addMonths } from '../calendar/addMonths.ts';
import { hasNewLines, isCartEmpty, type StoredCart } from './StoredCart.ts';

/** The days on which new licenses may begin: today up to the same day next month. */
export function startDays(today: CalendarDay) {
  return { first: today, last: addMonths(today, 1) };
}

/** The chosen first day, or the nearest that is possible today. */
export function possibleStart(chosen: CalendarDay | null, today: CalendarDay): CalendarDay {
  const { first, last } = startDays(today);
  if (chosen === null || chosen < first) return first;
  return chosen > last ? last : chosen;
}

/**
 * A cart with something in it has a first day that is possible: the checkout reads it. An empty one
 * has the chosen day only as long as that is possible.
 *
 * @returns the same cart when it has.
 */
export function withStart(cart: StoredCart, today: CalendarDay): StoredCart {
  const possible = possibleStart(cart.startsOn, today);
  const startsOn = isCartEmpty(cart) && possible !== cart.startsOn ? null : possible;
  return startsOn === cart.startsOn ? cart : { ...cart, startsOn };
}

/** Whether new licenses begin on another day than the one that was chosen. */
export function isStartMoved(chosen: StoredCart, cart: StoredCart): boolean {
  return hasNewLines(cart) && chosen.startsOn !== null && chosen.startsOn !== cart.startsOn;
}
