import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.design,
    lazy: async () => {
      const { DesignScreen } = await import('./screens/design/DesignScreen.tsx');
      return { Component: DesignScreen };
    },
  },
];
