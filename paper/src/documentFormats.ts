import type { CalendarDay, Currency, Locale } from '@portal/shared/domain';
import { daysInWords } from './daysInWords.ts';

/** Formats words, dates and money alike in all documents. */
export interface DocumentFormats {
  /** Major units, as on the screens: ¥519,475, in Japanese ￥519,475; $1,520.00. */
  readonly money: (amount: number) => string;
  readonly number: (value: number) => string;
  /** 2026年12月1日, December 1, 2026 */
  readonly day: (day: CalendarDay) => string;
  readonly period: (first: CalendarDay, last: CalendarDay) => string;
}

export function documentFormats(locale: Locale, currency: Currency): DocumentFormats {
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const numbers = new Intl.NumberFormat('en-US');
  const day = daysInWords(locale);
  return {
    money: (amount) => amounts.format(amount),
    number: (value) => numbers.format(value),
    day,
    period: (first, last) =>
      locale === 'ja' ? `${day(first)}～${day(last)}` : `${day(first)} – ${day(last)}`,
  };
}
