import { matchRoute, type RemoteRouteObject } from '@portal/shared/remote';
import type { ComponentType } from 'react';

/** Loaded screen components by route path. */
export type Fetched = Readonly<Record<string, ComponentType>>;

/** Lazy screens of a bundle; each is loaded once, on navigation or hover. */
export interface Screens {
  readonly routes: readonly RemoteRouteObject[];
  readonly getFetched: () => Fetched;
  readonly subscribe: (listener: () => void) => () => void;
  fetch(pathname: string): Promise<void>;
}

export function createScreens(routes: readonly RemoteRouteObject[]): Screens {
  let fetched: Fetched = {};
  const listeners = new Set<() => void>();
  return {
    routes,
    getFetched: () => fetched,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch: async (pathname) => {
      const route = matchRoute(routes, pathname);
      if (!route || fetched[route.path]) return;
      const { Component } = await route.lazy();
      fetched = { ...fetched, [route.path]: Component };
      for (const listener of listeners) listener();
    },
  };
}
