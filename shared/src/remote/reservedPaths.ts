/** Addresses that the frame itself shows, to signed-in people. */
export const framePaths = ['/signed-in'] as const;

/** Addresses of the portal itself, which no remote may own; the server's tests compare them. */
export const reservedPaths = [
  ...framePaths,
  '/',
  '/.well-known/*',
  '/about/*',
  '/api/*',
  '/auths/digikey/callback',
  '/auths/digikey/new',
  '/download/execute',
  '/download/thanks/:version',
  '/health',
  '/license/lic/:number',
  '/operator/*',
  '/payments/3ds/notify',
  '/pdf/*',
  '/ready',
  '/remotes/*',
  '/shell/*',
  '/signin',
  '/signin/*',
  '/signout',
] as const;
