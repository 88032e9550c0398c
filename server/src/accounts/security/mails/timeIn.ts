import type { Locale } from '@portal/shared/domain';

/** An instant in a sentence, in Japanese time, which is named. */
export function timeIn(locale: Locale, at: Date): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: locale === 'ja' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Tokyo',
    timeZoneName: 'short',
  }).format(at);
}
