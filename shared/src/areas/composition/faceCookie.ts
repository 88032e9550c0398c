/** Name of the cookie with the digest of the typeface that this browser has fetched. */
export const faceCookie = 'portal_face';

/** URL path of the typeface, on every origin of the portal. */
export function facePath(digest: string): string {
  return `/face/${digest}.woff2`;
}

/**
 * Whether this browser has fetched the typeface of this digest.
 *
 * @param cookies A Cookie header
 */
export function isFaceKept(cookies: string | undefined, digest: string): boolean {
  return (cookies ?? '').split('; ').includes(`${faceCookie}=${digest}`);
}
