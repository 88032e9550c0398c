/** Paths of the accounts service to which its pages link. */
export const paths = {
  user: '/user',
  team: '/team',
  users: '/users',
  signUp: '/sign_up/',
  /** The address after the session has ended: the sign-in page says so, and returns to `page`. */
  afterSessionEnd: (page: string) => `${page}?ended=1`,
} as const;
