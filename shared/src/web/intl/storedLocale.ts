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
    // Storage can be forbidden by the browser; the cookie carries the choice then.
    return null;
  }
}

/**
 * The stored choice, or `undefined`. The cookie decides, since the server and every service of the
 * same host read it too; local storage only keeps the choice when a browser drops the cookie.
 */
function readStoredLocale(): Locale | undefined {
  return [fromCookie(), fromStorage()].find(isLocale);
}

/** Keeps the choice in local storage and in a cookie that the server can read. Browser only. */
export function storeLocale(locale: Locale): void {
  keepCookie(localeKey, locale);
  try {
    localStorage.setItem(localeKey, locale);
  } catch {
    // See fromStorage.
  }
}

/**
 * The locale of this browser, by the rule of `chooseLocale`; stores it in both places. Browser only.
 *
 * @param served The language that the server chose for the page; counts without a stored choice.
 */
export function settleLocale(served?: Locale): Locale {
  const locale = readStoredLocale() ?? served ?? chooseLocale(undefined, navigator.language);
  storeLocale(locale);
  return locale;
}
