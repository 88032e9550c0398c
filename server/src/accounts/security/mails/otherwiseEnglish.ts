import type { Locale } from '@portal/shared/domain';

/** A stored language as one of ours. */
export function otherwiseEnglish(locale: string): Locale {
  return locale === 'ja' ? 'ja' : 'en';
}
