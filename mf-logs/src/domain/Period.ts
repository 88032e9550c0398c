import { addDays, addMonths, toCalendarDay, type CalendarDay } from '@portal/shared/domain';

/** Days in Tokyo, both included. */
export interface Period {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

/** Periods that have a name, as they are on a day. */
export const periodNames = ['this_month', 'last_month', 'days_90', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The period of that name on `today`; one that is under way ends with today. */
export function periodOf(name: PeriodName, today: CalendarDay): Period {
  const month = toCalendarDay(`${today.slice(0, 7)}-01`);
  switch (name) {
    case 'this_month':
      return { start: month, end: today };
    case 'last_month':
      return { start: addMonths(month, -1), end: addDays(month, -1) };
    case 'days_90':
      return { start: addDays(today, -89), end: today };
    case 'year':
      return { start: addDays(addMonths(today, -12), 1), end: today };
  }
}

/** The name of a period; null for one that has none. */
export function nameOfPeriod({ start, end }: Period, today: CalendarDay): PeriodName | null {
  const isIt = (name: PeriodName) => {
    const named = periodOf(name, today);
    return named.start === start && named.end === end;
  };
  return periodNames.find(isIt) ?? null;
}
