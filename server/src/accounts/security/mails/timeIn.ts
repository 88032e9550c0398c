import { inTokyo, type Locale } from '@portal/shared/domain';

/** An instant in a sentence, in Japanese time, which is named. */
export function timeIn(locale: Locale, at: Date): string {
  return inTokyo(at)
    .setLocale(locale)
    .toLocaleString({
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: locale === 'ja' ? '2-digit' : 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
}
