import type { CalendarDay, Locale } from '@portal/shared/domain';

/** Writes days as they stand in sentences: `November 20, 2026`, `2026年11月20日`. */
export function daysInWords(locale: Locale): (day: CalendarDay) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
