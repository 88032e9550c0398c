import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.overview,
    lazy: async () => {
      const { OverviewScreen } = await import('./screens/overview/OverviewScreen.tsx');
      return { Component: OverviewScreen };
    },
  },
];
