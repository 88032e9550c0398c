/** Addresses of the frame's own screens, for signed-in people. */
export const framePaths = ['/signed-in'] as const;

/**
 * Pages of accounts, which have another origin. No remote may have these addresses, since people
 * would confuse the pages. The server's tests compare them.
 */
export const accountPaths = [
  '/address/*',
  '/audit/*',
  '/creditcard/*',
  '/invitation/*',
  '/leave/*',
  '/left/*',
  '/notices/*',
  '/password/*',
  '/security/*',
  '/sessions/*',
  '/settings/*',
  '/sign_up/*',
  '/sites/*',
  '/sso/*',
  '/team/*',
  '/upgrade/*',
  '/user/*',
  '/users/*',
] as const;

/** Addresses of the portal, which no remote may own; the server's tests compare them. */
export const reservedPaths = [
  ...framePaths,
  '/',
  '/.well-known/*',
  '/about/*',
  '/api/*',
  '/auths/digikey/callback',
  '/auths/digikey/new',
  '/development',
  '/download/execute',
  '/download/thanks/:version',
  '/embed.js',
  '/embed.json',
  '/embed/*',
  '/face/*',
  '/health',
  '/license/lic/:number',
  '/operator/*',
  '/payments/3ds/notify',
  '/pdf/*',
  '/ready',
  '/remote-kit/*',
  '/remotes/*',
  '/shell/*',
  '/signin',
  '/signin/*',
  '/signout',
] as const;
