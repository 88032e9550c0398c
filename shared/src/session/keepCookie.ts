const oneYearSeconds = 31_536_000;

/**
 * Keeps a choice of this browser for a year, in a cookie that the server reads too. An empty text
 * forgets it. Browser only.
 *
 * @param text may hold only what a cookie's value may
 */
export function keepCookie(name: string, text: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = text === '' ? 0 : oneYearSeconds;
  document.cookie = `${name}=${text}; path=/; max-age=${String(age)}; samesite=lax${secure}`;
}
