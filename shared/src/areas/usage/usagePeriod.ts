import { firstOfMonth } from '../../basics/calendar/addMonths.ts';
import { addDays, toCalendarDay, type CalendarDay } from '../../basics/calendar/CalendarDay.ts';
import { calendarDayOf, inTokyo, monthsAgo } from '../../basics/calendar/inTokyo.ts';

/** Days of usage figures in Tokyo, both included. */
export interface UsagePeriod {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

/** The period that a reader asks for. */
export interface AskedUsagePeriod {
  readonly start?: CalendarDay | undefined;
  readonly end?: CalendarDay | undefined;
  /** Which of the two the person changed last; the start when left out. */
  readonly ondate?: 'start' | 'end' | undefined;
}

/** The sets of usage figures: by day, by user, by month. */
export const usageSets = ['license', 'user', 'other'] as const;
export type UsageSet = (typeof usageSets)[number];

interface PeriodRule {
  /** The first day when nobody asks for one. */
  readonly startFor: (end: CalendarDay) => CalendarDay;
  /** The first day of the longest period that ends on a day. */
  readonly earliestFor: (end: CalendarDay) => CalendarDay;
  /** Where a period begins that is asked to begin on a day. */
  readonly beginOf: (start: CalendarDay) => CalendarDay;
}

const itself = (day: CalendarDay): CalendarDay => day;
const back24Months = (end: CalendarDay): CalendarDay =>
  calendarDayOf(inTokyo(end).minus({ months: 24 }).plus({ days: 1 }));

/** Figures by month begin with a whole month: its count of licenses is that of its first day. */
const rules: Readonly<Record<UsageSet, PeriodRule>> = {
  license: { startFor: (end) => addDays(end, -89), earliestFor: back24Months, beginOf: itself },
  user: { startFor: firstOfMonth, earliestFor: back24Months, beginOf: itself },
  other: {
    startFor: (end) => monthsAgo(end, 11),
    earliestFor: (end) => monthsAgo(end, 59),
    beginOf: firstOfMonth,
  },
};

/** No portal has figures of an earlier day. */
const firstDay = toCalendarDay('2000-01-01');

/**
 * The period that is shown for the one asked for. Without dates: up to today, and from 90 days ago
 * (`license`), the first of the month (`user`) or eleven months before it (`other`). Of dates that
 * cross, the one that the person changed last stays and the other follows it. A period longer than
 * 24 months, or 60 of `other`, is cut to its most recent part. No period goes beyond today.
 */
export function usagePeriod(
  set: UsageSet,
  asked: AskedUsagePeriod,
  today: CalendarDay,
): UsagePeriod {
  const { startFor, earliestFor, beginOf } = rules[set];
  const within = (day: CalendarDay) => later(firstDay, day < today ? day : today);
  const askedEnd = within(asked.end ?? today);
  const askedStart = within(asked.start ?? startFor(askedEnd));
  const crosses = askedStart > askedEnd;
  const end = crosses && asked.ondate !== 'end' ? askedStart : askedEnd;
  const start = crosses ? end : askedStart;
  return { start: later(beginOf(start), earliestFor(end)), end };
}

/** All days of a period, the oldest first. */
export function daysOfPeriod({ start, end }: UsagePeriod): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first days of all months that a period touches, the oldest first. */
export function monthsOfPeriod({ start, end }: UsagePeriod): CalendarDay[] {
  const months: CalendarDay[] = [];
  for (let month = firstOfMonth(start); month <= end; month = monthsAgo(month, -1)) {
    months.push(month);
  }
  return months;
}

function later(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one > other ? one : other;
}
