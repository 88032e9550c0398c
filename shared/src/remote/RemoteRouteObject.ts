import type { ComponentType } from 'react';

/**
 * What a remote's `./routes` module exports: `export const routes: readonly RemoteRouteObject[]`,
 * one for each route of its `remote.config.ts`, in the same order.
 */
export interface RemoteRouteObject {
  /** The pattern exactly as in `remote.config.ts`. */
  readonly path: string;
  /** Loads the screen. The shell awaits it before it renders the route. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
}
