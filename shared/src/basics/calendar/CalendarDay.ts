const pattern = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;
/** Japan has no daylight saving time, so a fixed offset is exact for every day since 1952. */
const tokyoOffsetMs = 9 * 3_600_000;

/** A calendar day in Asia/Tokyo, `YYYY-MM-DD`. Days compare correctly as plain strings. */
export type CalendarDay = string & { readonly [brand]: true };
declare const brand: unique symbol;

/** Whether `text` is a day that exists: right shape, and no 30 February. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!pattern.test(text)) return false;
  // Most days exist in every month. Long lists are read day by day, and a Date is slow.
  if (/-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/u.test(text)) return true;
  return isoDay(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** @throws RangeError when `text` is not an existing day in the form `YYYY-MM-DD`. */
export function toCalendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** The day it is in Tokyo at `instant`. */
export function tokyoDay(instant: Date): CalendarDay {
  return toCalendarDay(isoDay(instant.getTime() + tokyoOffsetMs));
}

/** The instant at which `day` begins in Tokyo. */
export function startOfTokyoDay(day: CalendarDay): Date {
  return new Date(utcMs(day) - tokyoOffsetMs);
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return toCalendarDay(isoDay(utcMs(day) + count * dayMs));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcMs(to) - utcMs(from)) / dayMs);
}

function utcMs(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(ms: number): string {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
