import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.log,
    lazy: async () => {
      const { UsageLogScreen } = await import('./screens/usage-log/UsageLogScreen.tsx');
      return { Component: UsageLogScreen };
    },
  },
];
