import { isRoutePath } from './claims.ts';
import { matchRoute } from './matchRoute.ts';
import type { Redirect, RemoteRoute } from './RemoteConfig.ts';

/** The problems of a remote's redirects, in sentences. Build and publisher use it. */
export function redirectProblems({
  routes,
  redirects = [],
}: {
  readonly routes: readonly RemoteRoute[];
  readonly redirects?: readonly Redirect[];
}): readonly string[] {
  return redirects.flatMap(({ from, to }) => {
    const parameters = from.split('/').filter((part) => part.startsWith(':'));
    const unknown = to
      .split('/')
      .find((part) => part.startsWith(':') && !parameters.includes(part));
    return [
      isRoutePath(from) && !from.endsWith('*') ? '' : `${from} must be like /parts or /parts/:id`,
      unknown === undefined ? '' : `${from} has no ${unknown}, which ${to} wants`,
      matchRoute(routes, to)
        ? ''
        : `${from} leads to ${to}, which is none of the remote's own routes`,
      matchRoute(routes, from) ? `${from} is a route of the remote itself` : '',
    ]
      .filter(Boolean)
      .map((problem) => `redirects: ${problem}`);
  });
}
