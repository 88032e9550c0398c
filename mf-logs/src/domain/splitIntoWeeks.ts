/** Values by day; null where missing. */
export type DayValues = readonly (number | null)[];

/** Days grouped into weeks from Monday. The first and the last week may be shorter. */
interface Weeks {
  readonly firstDays: readonly string[];
  /** Reduces the values of each week's days to one. */
  readonly reduce: (
    values: DayValues,
    toOne: (values: readonly number[]) => number,
  ) => (number | null)[];
}

/** @param days Consecutive days, `YYYY-MM-DD`. */
export function splitIntoWeeks(days: readonly string[]): Weeks {
  const starts = days.flatMap((day, place) => (place === 0 || weekdayOf(day) === 1 ? [place] : []));
  return {
    firstDays: starts.flatMap((place) => days[place] ?? []),
    reduce: (values, toOne) =>
      starts.map((start, week) => {
        const known = values.slice(start, starts[week + 1]).filter((value) => value !== null);
        return known.length === 0 ? null : toOne(known);
      }),
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function highest(values: readonly number[]): number {
  return Math.max(...values);
}

/** 0 for Sunday to 6 for Saturday; takes `YYYY-MM-DD`. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
