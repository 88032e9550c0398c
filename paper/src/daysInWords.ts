import { inTokyo, type CalendarDay, type Locale } from '@portal/shared/domain';

/** Writes days as they stand in sentences: `November 20, 2026`, `2026年11月20日`. */
export function daysInWords(locale: Locale): (day: CalendarDay) => string {
  return (day) => inTokyo(day).setLocale(locale).toLocaleString({ dateStyle: 'long' });
}
