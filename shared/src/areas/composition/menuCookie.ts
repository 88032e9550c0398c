/** Name of the cookie that keeps whether the side navigation of a wide window is closed. */
export const menuCookie = 'portal_menu';

/**
 * Whether this browser keeps the side navigation closed. The server reads it as well, so that the
 * page is painted at its final width.
 *
 * @param cookies A Cookie header, or `document.cookie`
 */
export function isMenuClosed(cookies: string | undefined): boolean {
  return /(?:^|;\s*)portal_menu=closed(?:;|$)/.test(cookies ?? '');
}
