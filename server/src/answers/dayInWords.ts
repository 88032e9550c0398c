import type { CalendarDay, Locale } from '@portal/shared/domain';

/** A day as it stands in a sentence: `November 20, 2026`, `2026年11月20日`. */
export function dayInWords(locale: Locale, day: CalendarDay): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
