import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { addMonths } from '../../../basics/calendar/addMonths.ts';
import { hasNewLines, isCartEmpty, type Cart } from './Cart.ts';

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
 * The cart with a possible first day. A day in the past becomes the day of the order, a day after
 * the last possible one becomes the last one. In an empty cart both become the day of the order. A
 * cart without a chosen day stays as it is.
 *
 * @returns the same cart when its day is possible
 */
export function withStart(cart: Cart, today: CalendarDay): Cart {
  const { startsOn } = cart;
  const { first, last } = startDays(today);
  if (startsOn === null || (startsOn >= first && startsOn <= last)) return cart;
  return { ...cart, startsOn: startsOn < first || isCartEmpty(cart) ? null : last };
}

/** Whether new licenses begin on another day than the one that was chosen. */
export function isStartMoved(chosen: Cart, cart: Cart): boolean {
  return hasNewLines(cart) && chosen.startsOn !== null && chosen.startsOn !== cart.startsOn;
}
