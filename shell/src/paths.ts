/** Addresses of the frame itself; those of screens come from the registry. */
export const paths = {
  /** The address that ends the session of both services. */
  signOut: '/signout',
  /**
   * The address after a session has expired: a person who is still signed in at accounts comes back
   * to `page` directly, anybody else by way of the sign-in page.
   */
  sessionEnded: (page: string) =>
    `/signout?${new URLSearchParams({ reason: 'session_ended', to: page }).toString()}`,
  /** The page at the end of a sign-in in a new window, which tells the waiting page. */
  signedIn: '/signed-in',
} as const;

/**
 * Whether a page needs no account: the estimate, which visitors use, loads neither token nor
 * profile.
 */
export function needsNoAccount(pathname: string): boolean {
  return pathname.split('/').includes('estimate');
}
