/** Addresses that the frame itself shows, to signed-in people. */
export const framePaths = ['/signed-in'] as const;

/** Addresses of the portal itself, which no remote may own. */
export const reservedPaths = [
  ...framePaths,
  '/',
  '/about/*',
  '/api/*',
  '/health',
  '/operator/*',
  '/pdf/*',
  '/ready',
  '/registry.json',
  '/remotes/*',
  '/shell/*',
  '/signed-in',
  '/signin',
  '/signin/*',
  '/signout',
] as const;
