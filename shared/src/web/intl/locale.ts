import type { Locale } from '../../basics/Locale.ts';

/** Name of the cookie, which the server reads too, and of the local storage item. */
export const localeKey = 'portal_locale';

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'ja';
}

/**
 * The stored choice. Without one: Japanese when the browser's language starts with `ja`, otherwise
 * English.
 */
export function chooseLocale(
  stored: string | null | undefined,
  browserLanguage: string | undefined,
): Locale {
  if (isLocale(stored)) return stored;
  return browserLanguage?.toLowerCase().startsWith('ja') === true ? 'ja' : 'en';
}
