/** The calendar day of an instant in the reader's zone, `YYYY-MM-DD`. */
export function calendarDayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The calendar day of an instant in Asia/Tokyo, `YYYY-MM-DD`: the day of every business date. */
export function tokyoDay(instant: Date): string {
  // Japan has had no daylight-saving time since 1951: always nine hours ahead of UTC.
  return new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
}

/** Days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
