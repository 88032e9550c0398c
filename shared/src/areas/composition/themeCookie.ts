/** Name of the cookie with the scheme that a person has chosen; without it, the system decides. */
export const themeCookie = 'portal_theme';

export type ThemeChoice = 'light' | 'dark';

/**
 * The chosen scheme. The server writes it into the page, as `data-theme` of the root element, so
 * that nothing flashes.
 *
 * @param cookies A Cookie header
 */
export function themeIn(cookies: string | undefined): ThemeChoice | undefined {
  const chosen = /(?:^|;\s*)portal_theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
