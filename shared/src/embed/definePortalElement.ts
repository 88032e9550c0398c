import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';

/**
 * @deprecated since the contract 1.10.0: a remote with `embeddable` in its `remote.config.ts` has an
 * element without a file for it. It does nothing, and goes with the next major version.
 */
export function definePortalElement(_name: string, _routes: readonly RemoteRouteObject[]): void {
  // What it did, the portal's `/embed.js` does.
}
