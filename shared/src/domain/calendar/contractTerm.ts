import { addDays, toCalendarDay, type CalendarDay } from './CalendarDay.ts';

/**
 * The last day of a contract of `months` whole months that begins on `startsOn`.
 *
 * Source: Japanese Civil Code, article 143: the period ends on the day before the day that
 * corresponds to its first day; where the last month has no such day, on that month's last day.
 * 2026-01-15 + 1 ends 2026-02-14, 2026-01-31 + 1 ends 2026-02-28.
 */
export function contractEndsOn(startsOn: CalendarDay, months: number): CalendarDay {
  const { year, month, day } = parts(startsOn);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  const corresponding = `${pad(target.year, 4)}-${pad(target.month, 2)}-`;
  const last = lastDayOfMonth(target.year, target.month);
  return day > last
    ? toCalendarDay(`${corresponding}${pad(last, 2)}`)
    : addDays(toCalendarDay(`${corresponding}${pad(day, 2)}`), -1);
}

/** The new last day of a license that ends on `endsOn` and is renewed by `months` from the day after. */
export function renewedEndsOn(endsOn: CalendarDay, months: number): CalendarDay {
  return contractEndsOn(addDays(endsOn, 1), months);
}

/**
 * Complete months from the first to the last day, both included. It undoes `contractEndsOn`, also
 * after renewals that were cut short by a month's end.
 */
export function contractMonths(startsOn: CalendarDay, endsOn: CalendarDay): number {
  const start = parts(startsOn);
  const after = parts(addDays(endsOn, 1));
  const months = (after.year - start.year) * 12 + (after.month - start.month);
  return after.day < start.day ? months - 1 : months;
}

function parts(day: CalendarDay) {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  };
}

function lastDayOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
