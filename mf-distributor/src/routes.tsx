import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.distributor,
    lazy: async () => {
      const { DistributorScreen } = await import('./screens/distributor/DistributorScreen.tsx');
      return { Component: DistributorScreen };
    },
  },
];
