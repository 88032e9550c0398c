/** Pages of a signed-in person that accounts serves; the manager links to these and to no others. */
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
