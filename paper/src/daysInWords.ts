import { inTokyo, type CalendarDay, type Locale } from '@portal/shared/domain';

/** Formats days for sentences: `November 20, 2026`, `2026年11月20日`. */
export function daysInWords(locale: Locale): (day: CalendarDay) => string {
  return (day) => inTokyo(day).setLocale(locale).toLocaleString({ dateStyle: 'long' });
}
