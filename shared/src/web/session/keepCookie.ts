import { isKeptByBrowser } from './storageOf.ts';

const oneYearSeconds = 31_536_000;

/**
 * Stores a choice of this browser for a year, in a cookie that the server reads too. An empty text
 * deletes it. Browser only; does nothing on a page of another site.
 *
 * @param text must be a valid cookie value
 */
export function keepCookie(name: string, text: string): void {
  if (!isKeptByBrowser()) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = text === '' ? 0 : oneYearSeconds;
  document.cookie = `${name}=${text}; path=/; max-age=${String(age)}; samesite=lax${secure}`;
}
