/** The calendar day of an instant in the reader's zone, `YYYY-MM-DD`. */
export function calendarDayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
