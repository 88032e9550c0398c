/** Paths to which the pages of accounts link: its own, and where stated the manager's. */
export const paths = {
  user: '/user',
  team: '/team',
  users: '/users',
  security: '/security',
  sessions: '/sessions',
  invitation: (token: string) => `/invitation/${token}`,
  invitationSignIn: (token: string) => `/invitation/${token}/sign_in`,
  signUp: '/sign_up/',
  settings: '/settings',
  /** The page after leaving the service, with the last day on which one can come back. */
  left: (lastDay: string) => `/left?until=${lastDay}`,
  /** The manager's sign-out. */
  signOut: '/signout',
  /** The manager's store. */
  storeHome: '/store',
  /** The manager's store, with an estimate that it takes over (`estimateQuery`). */
  store: (estimate: string) => `/store?${estimate}`,
  /** A new sign-in at the provider of the team, which comes back to `page`. */
  providerProof: (page: string) => `/sso/prove?page=${encodeURIComponent(page)}`,
  passwordReset: '/password/reset',
  /** The address after the session has ended: the sign-in page says so, and returns to `page`. */
  afterSessionEnd: (page: string) => `${page}?ended=1`,
} as const;
