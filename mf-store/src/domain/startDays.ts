import { addMonths, type CalendarDay } from '@portal/shared/domain';
import { isEmpty, type StoredCart } from './StoredCart.ts';

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
 * A cart with something in it has a first day that is possible: the checkout reads it.
 *
 * @returns the same cart when it has.
 */
export function withStart(cart: StoredCart, today: CalendarDay): StoredCart {
  const startsOn = isEmpty(cart) ? cart.startsOn : possibleStart(cart.startsOn, today);
  return startsOn === cart.startsOn ? cart : { ...cart, startsOn };
}
