import { DateTime } from 'luxon';
import { addDays, toCalendarDay, type CalendarDay } from './CalendarDay.ts';

/**
 * The last day of a contract of `months` whole months that begins on `startsOn`.
 *
 * Source: Japanese Civil Code, article 143: the period ends on the day before the day that
 * corresponds to its first day; where the last month has no such day, on that month's last day.
 * 2026-01-15 + 1 ends 2026-02-14, 2026-01-31 + 1 ends 2026-02-28.
 */
export function contractEndsOn(startsOn: CalendarDay, months: number): CalendarDay {
  const start = DateTime.fromISO(startsOn, { zone: 'utc' });
  const corresponding = start.plus({ months });
  // A month without the day has given its last one.
  const end = corresponding.day < start.day ? corresponding : corresponding.minus({ days: 1 });
  return toCalendarDay(end.toISODate() ?? '');
}

/** The new last day of a license that ends on `endsOn` and is renewed by `months` from the day after. */
export function renewedEndsOn(endsOn: CalendarDay, months: number): CalendarDay {
  return contractEndsOn(addDays(endsOn, 1), months);
}
