import { DateTime } from 'luxon';
import { toCalendarDay, type CalendarDay } from './CalendarDay.ts';

const zone = 'Asia/Tokyo';

/** An instant, or the start of a day, as the date library has it, in Japanese time. */
export function inTokyo(at: Date | CalendarDay): DateTime {
  return typeof at === 'string'
    ? DateTime.fromISO(at, { zone })
    : DateTime.fromJSDate(at, { zone });
}

/** The calendar day of a time. @throws RangeError for a time that does not exist. */
export function calendarDayOf(time: DateTime): CalendarDay {
  return toCalendarDay(time.toISODate() ?? '');
}

/** The first day of the month `count` months back; 0 is the current month. */
export function monthsAgo(at: Date | CalendarDay, count: number): CalendarDay {
  return calendarDayOf(inTokyo(at).startOf('month').minus({ months: count }));
}
