import {
  addDays,
  addMonths,
  firstOfMonth,
  toCalendarDay,
  type CalendarDay,
} from '@portal/shared/domain';

/** A period of days in Tokyo, both included; `null` for an open end. */
export interface Period {
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

/** Names of periods, relative to today. */
export const periodNames = [
  'this_month',
  'last_month',
  'three_months',
  'this_year',
  'last_year',
] as const;
export type PeriodName = (typeof periodNames)[number];

export function namedPeriod(
  name: PeriodName,
  today: CalendarDay,
): Period & { readonly from: CalendarDay } {
  const month = firstOfMonth(today);
  const year = toCalendarDay(`${today.slice(0, 4)}-01-01`);
  switch (name) {
    case 'this_month':
      return { from: month, to: null };
    case 'last_month':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'three_months':
      return { from: addMonths(month, -2), to: null };
    case 'this_year':
      return { from: year, to: null };
    case 'last_year':
      return { from: addMonths(year, -12), to: addDays(year, -1) };
  }
}

/** The name of a period, `custom` for any other period, `null` for all days. */
export function periodName(period: Period, today: CalendarDay): PeriodName | 'custom' | null {
  if (period.from === null && period.to === null) return null;
  const named = periodNames.find((name) => {
    const { from, to } = namedPeriod(name, today);
    return from === period.from && to === period.to;
  });
  return named ?? 'custom';
}

export function endOfMonth(day: CalendarDay): CalendarDay {
  return addDays(addMonths(firstOfMonth(day), 1), -1);
}
