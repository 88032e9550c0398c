/** Addresses that the frame itself knows; those of screens come from the registry. */
export const paths = {
  /** Ends the session of both services. */
  signOut: '/signout',
  /** Where a sign-in in a new window ends; tells the page that waits for it. */
  signedIn: '/signed-in',
} as const;

/** On the estimate the account's token and profile are not fetched: visitors use it too. */
export function needsNoAccount(pathname: string): boolean {
  return pathname.split('/').includes('estimate');
}
