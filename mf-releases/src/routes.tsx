import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.releases,
    lazy: async () => {
      const { ReleasesScreen } = await import('./screens/releases/ReleasesScreen.tsx');
      return { Component: ReleasesScreen };
    },
  },
  {
    path: '/releases/errors/:id',
    lazy: async () => {
      const { ErrorScreen } = await import('./screens/error/ErrorScreen.tsx');
      return { Component: ErrorScreen };
    },
  },
  {
    path: '/releases/:remote',
    lazy: async () => {
      const { RemoteScreen } = await import('./screens/remote/RemoteScreen.tsx');
      return { Component: RemoteScreen };
    },
  },
];
