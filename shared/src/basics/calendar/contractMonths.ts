import { addDays, type CalendarDay } from './CalendarDay.ts';

/**
 * Complete months from the first to the last day, both included. It undoes `contractEndsOn`, also
 * after renewals that were cut short by a month's end.
 *
 * Without the date library: the list shows and sorts by it before anything else is loaded.
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
