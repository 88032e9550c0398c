import { isCalendarDay, type CalendarDay } from '../calendar/CalendarDay.ts';

/** Reads one filter from its text in the address; an unknown text is `null`. */
export type FilterParser<Value extends string> = (text: string) => Value | null;

/** Makes a filter that chooses one of these values. */
export function oneOf<const Value extends string>(values: readonly Value[]): FilterParser<Value> {
  return (text) => values.find((value) => value === text) ?? null;
}

/** A filter that is a calendar day in Tokyo. */
export const anyDay: FilterParser<CalendarDay> = (text) => (isCalendarDay(text) ? text : null);
