import type { RemoteRouteObject } from '@portal/shared/remote';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: '/prices',
    lazy: async () => {
      const { PriceListScreen } = await import('./screens/PriceListScreen.tsx');
      return { Component: PriceListScreen };
    },
  },
];
