import type { RemoteRouteObject } from '@portal/shared/remote';
import { pageRefresh } from './pageRefresh.ts';

/** The routes of a remote, whose screens keep their state across builds. */
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
