import { addMonths } from '../../../basics/calendar/addMonths.ts';
import { addDays, toCalendarDay, type CalendarDay } from '../../../basics/calendar/CalendarDay.ts';

/** How many days ahead a person is told that a card ends. */
export const cardNoticeDays = 30;

/**
 * The last day on which a card can pay: the last one of its month.
 * @param expiry `MM/YY`
 * @throws RangeError for any other text
 */
export function lastDayOfCard(expiry: string): CalendarDay {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  if (month === '') throw new RangeError(`not an expiry of a card: ${expiry}`);
  return addDays(addMonths(toCalendarDay(`20${year}-${month}-01`), 1), -1);
}

export type CardTrouble = 'expired' | 'ends_before_renewal' | 'ends_soon';

interface CardDays {
  readonly today: CalendarDay;
  /** When the next license is to be renewed; `null` where there is none, or it is not known. */
  readonly nextRenewal: CalendarDay | null;
}

/**
 * What a person should know of a card's end: that it is over, that it comes before the next renewal,
 * which is said `cardNoticeDays` before the card ends, or that it comes within those days.
 */
export function cardTrouble(expiry: string, { today, nextRenewal }: CardDays): CardTrouble | null {
  const last = lastDayOfCard(expiry);
  if (last < today) return 'expired';
  if (addDays(today, cardNoticeDays) < last) return null;
  return nextRenewal !== null && last < nextRenewal ? 'ends_before_renewal' : 'ends_soon';
}
