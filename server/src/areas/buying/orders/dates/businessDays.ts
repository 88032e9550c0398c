import holidayJp from '@holiday-jp/holiday_jp';
import { addDays, inTokyo, type CalendarDay } from '@portal/shared/domain';

/**
 * Whether a day is a business day in Japan: no weekend, no national holiday, not around New Year
 * (December 29 to January 3). Holidays are known up to 2050.
 */
export function isBusinessDay(day: CalendarDay): boolean {
  const isWeekend = inTokyo(day).weekday > 5;
  const date = day.slice(5);
  const isNewYear = date >= '12-29' || date <= '01-03';
  return !isWeekend && !isNewYear && !Object.hasOwn(holidayJp.holidays, day);
}

/** The first business day after a day. */
export function nextBusinessDay(day: CalendarDay): CalendarDay {
  const next = addDays(day, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}

/** The last business day before a day. */
export function previousBusinessDay(day: CalendarDay): CalendarDay {
  const previous = addDays(day, -1);
  return isBusinessDay(previous) ? previous : previousBusinessDay(previous);
}
