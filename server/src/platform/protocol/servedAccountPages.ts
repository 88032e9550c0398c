/** Accounts pages for signed-in people; the manager links only to these. */
export const servedAccountPages: readonly [string, ...string[]] = [
  '/user',
  '/security',
  '/sessions',
  '/sites',
  '/team',
  '/users',
  '/audit',
  '/settings',
  '/sso',
  '/creditcard',
  '/upgrade',
  '/leave',
  '/notices',
];
