import { keepCookie } from '../session/keepCookie.ts';
import type { Locale } from '../../basics/Locale.ts';
import { chooseLocale, isLocale, localeKey } from './locale.ts';

function fromCookie(): string | undefined {
  const start = `${localeKey}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(localeKey);
  } catch {
    // The browser may block storage; then only the cookie has the choice.
    return null;
  }
}

/**
 * The stored choice, or `undefined`. The cookie has priority, since the server and all services of
 * the host read it. Local storage is a backup for browsers that delete the cookie.
 */
function readStoredLocale(): Locale | undefined {
  return [fromCookie(), fromStorage()].find(isLocale);
}

/** Stores the choice in local storage and in a cookie that the server reads. Browser only. */
export function storeLocale(locale: Locale): void {
  keepCookie(localeKey, locale);
  try {
    localStorage.setItem(localeKey, locale);
  } catch {
    // See fromStorage.
  }
}

/**
 * The locale of this browser by `chooseLocale`, stored in both places. Browser only.
 *
 * @param served The language that the server chose for the page; used without a stored choice.
 */
export function settleLocale(served?: Locale): Locale {
  const locale = readStoredLocale() ?? served ?? chooseLocale(undefined, navigator.language);
  storeLocale(locale);
  return locale;
}
