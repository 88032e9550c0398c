/** Days as they stand below a chart: without the year where none comes twice, else as months. */
export function shortDays(days: readonly string[]): readonly string[] {
  return days.map((day) => (days.length <= 366 ? day.slice(5) : day.slice(0, 7)));
}
