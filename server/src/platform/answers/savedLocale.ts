import type { Locale } from '@portal/shared/domain';

/** The language of a person's profile, used for mail; Japanese when unknown. */
export function savedLocale(locale: string | null): Locale {
  return locale === 'en' ? 'en' : 'ja';
}
