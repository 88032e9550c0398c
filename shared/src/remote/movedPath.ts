import { fillPath } from './fillPath.ts';
import { matchRoute } from './matchRoute.ts';
import type { Redirect } from './RemoteConfig.ts';

/**
 * The current address of a screen for an old one of `redirects`. For addresses that match no route.
 */
export function movedPath(
  remotes: readonly { readonly redirects?: readonly Redirect[] }[],
  pathname: string,
): string | undefined {
  for (const { redirects = [] } of remotes) {
    const old = matchRoute(
      redirects.map(({ from, to }) => ({ path: from, to })),
      pathname,
    );
    if (old) return fillPath(old.to, old.path, pathname);
  }
  return undefined;
}
