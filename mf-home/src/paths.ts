/** Every address this remote owns or links to. */
export const paths = {
  overview: '/overview',
  /** Screens of other remotes, which may be absent. */
  downloads: '/download',
  store: '/store',
  emiCheck: '/demitasnx',
  /** A page of accounts, which may be absent. */
  users: '/users',
} as const;
