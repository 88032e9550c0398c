import type { RemoteRouteObject } from '@portal/shared/remote';
import { pageRefresh } from './pageRefresh.ts';

/** The routes of a remote, whose screens stay in place with each build. */
export function refreshRoutes(routes: readonly RemoteRouteObject[]): readonly RemoteRouteObject[] {
  return routes.map(({ path, lazy }) => ({
    path,
    lazy: async () => {
      const { Component } = await lazy();
      pageRefresh.flush();
      return { Component: pageRefresh.shown(Component) };
    },
  }));
}
