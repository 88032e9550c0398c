import {
  toCalendarDay,
  usagePeriod,
  type CalendarDay,
  type UsagePeriod,
  type UsageSet,
} from '@portal/shared/domain';

interface PeriodQuery {
  readonly start_at?: string | undefined;
  readonly end_at?: string | undefined;
  readonly ondate?: 'start' | 'end' | undefined;
}

/** The period of a usage log request; `usagePeriod` corrects odd dates. */
export function readPeriod(
  set: UsageSet,
  { start_at, end_at, ondate }: PeriodQuery,
  today: CalendarDay,
): UsagePeriod {
  const day = (text: string | undefined) => (text === undefined ? undefined : toCalendarDay(text));
  return usagePeriod(set, { start: day(start_at), end: day(end_at), ondate }, today);
}
