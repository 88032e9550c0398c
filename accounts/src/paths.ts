/** Paths of the accounts service that its pages lead to. */
export const paths = {
  user: '/user',
  team: '/team',
  signUp: '/sign_up/',
  /** A signed-out visit: the sign-in page says that the session ended, and comes back to `page`. */
  afterSessionEnd: (page: string) => `${page}?ended=1`,
} as const;
