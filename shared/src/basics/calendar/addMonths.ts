import { addDays, toCalendarDay, type CalendarDay } from './CalendarDay.ts';

/**
 * The same day of the month `months` later; where that month has no such day, its last day.
 *
 * Without the date library: the store needs it before anything else is loaded.
 */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const wanted = Number(day.slice(8, 10));
  return addDays(firstOf(count), Math.min(wanted, Number(lastOf(count).slice(8, 10))) - 1);
}

/** The first day of a day's month. */
export function firstOfMonth(day: CalendarDay): CalendarDay {
  return toCalendarDay(`${day.slice(0, 7)}-01`);
}

const firstOf = (count: number): CalendarDay =>
  toCalendarDay(
    `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`,
  );
const lastOf = (count: number): CalendarDay => addDays(firstOf(count + 1), -1);
