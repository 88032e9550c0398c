import { addDays, daysBetween, type CalendarDay } from '../../basics/calendar/CalendarDay.ts';
import { calendarDayOf, inTokyo } from '../../basics/calendar/inTokyo.ts';
import { monthsOfPeriod, type UsagePeriod } from './usagePeriod.ts';

/** A period as a sum of what is stored by month and by day. */
export interface MonthsAndDays {
  /** First days of the months that are read whole. */
  readonly months: readonly CalendarDay[];
  /** Days to add to them, and days of them to take off. */
  readonly added: readonly UsagePeriod[];
  readonly taken: readonly UsagePeriod[];
}

/**
 * Splits a period so that as few days as possible are read one by one: a month of which the most is
 * in the period is read whole, and its other days are taken off. Days after today hold next to
 * nothing, so they cost nothing.
 */
export function monthsAndDays(period: UsagePeriod, today: CalendarDay): MonthsAndDays {
  const months: CalendarDay[] = [];
  const added: UsagePeriod[] = [];
  const taken: UsagePeriod[] = [];
  const cost = ({ start, end }: UsagePeriod) =>
    Math.max(0, daysBetween(start, end < today ? end : today) + 1);
  for (const first of monthsOfPeriod(period)) {
    const last = calendarDayOf(inTokyo(first).endOf('month'));
    const inside = {
      start: period.start > first ? period.start : first,
      end: period.end < last ? period.end : last,
    };
    const outside = [
      { start: first, end: addDays(inside.start, -1) },
      { start: addDays(inside.end, 1), end: last },
    ].filter(({ start, end }) => start <= end);
    const outsideCost = outside.reduce((sum, days) => sum + cost(days), 0);
    if (outside.length > 0 && outsideCost >= cost(inside)) added.push(inside);
    else {
      months.push(first);
      taken.push(...outside);
    }
  }
  return { months, added, taken };
}
