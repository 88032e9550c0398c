import { addDays, type CalendarDay } from './CalendarDay.ts';
import { addMonths } from './addMonths.ts';

/**
 * The last day of a contract of `months` whole months that begins on `startsOn`.
 *
 * Source: Japanese Civil Code, article 143: the period ends on the day before the day that
 * corresponds to its first day; where the last month has no such day, on that month's last day.
 * 2026-01-15 + 1 ends 2026-02-14, 2026-01-31 + 1 ends 2026-02-28.
 */
export function contractEndsOn(startsOn: CalendarDay, months: number): CalendarDay {
  const corresponding = addMonths(startsOn, months);
  // A month without the day has given its last one.
  return corresponding.slice(8) < startsOn.slice(8) ? corresponding : addDays(corresponding, -1);
}

/** The new last day of a license that ends on `endsOn` and is renewed by `months` from the day after. */
export function renewedEndsOn(endsOn: CalendarDay, months: number): CalendarDay {
  return contractEndsOn(addDays(endsOn, 1), months);
}
