import { addDays, addMonths, firstOfMonth, type CalendarDay } from '@portal/shared/domain';

/** Days in Tokyo, both included. */
export interface Period {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

/** Named periods for figures by day. */
export const dayPeriods = ['this_month', 'last_month', 'days_90', 'year'] as const;
/** Named periods for figures by month; the server extends them to the start of a month. */
export const monthPeriods = ['this_month', 'last_month', 'months_3', 'months_12'] as const;
export type PeriodName = (typeof dayPeriods)[number] | (typeof monthPeriods)[number];

/** The named period on `today`. A current period ends today. */
export function namedPeriod(name: PeriodName, today: CalendarDay): Period {
  const month = firstOfMonth(today);
  switch (name) {
    case 'this_month':
      return { start: month, end: today };
    case 'last_month':
      return { start: addMonths(month, -1), end: addDays(month, -1) };
    case 'days_90':
      return { start: addDays(today, -89), end: today };
    case 'year':
      return { start: addDays(addMonths(today, -12), 1), end: today };
    case 'months_3':
      return { start: addMonths(month, -2), end: today };
    case 'months_12':
      return { start: addMonths(month, -11), end: today };
  }
}

/** The name of a period among `names`; null if none matches. */
export function periodName(
  { start, end }: Period,
  names: readonly PeriodName[],
  today: CalendarDay,
): PeriodName | null {
  const isIt = (name: PeriodName) => {
    const named = namedPeriod(name, today);
    return named.start === start && named.end === end;
  };
  return names.find(isIt) ?? null;
}
