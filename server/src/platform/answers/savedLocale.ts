import type { Locale } from '@portal/shared/domain';

/** The language of a person's profile, for what is written to them; Japanese where none is known. */
export function savedLocale(locale: string | null): Locale {
  return locale === 'en' ? 'en' : 'ja';
}
