import { fillPath } from './fillPath.ts';
import { matchRoute } from './matchRoute.ts';
import type { Redirect } from './RemoteConfig.ts';

/** Where a screen is now whose address some remote has given up; for addresses that no route has. */
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
