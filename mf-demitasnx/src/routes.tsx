import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.emiCheck,
    lazy: async () => {
      const { EmiCheckScreen } = await import('./screens/emi-check/EmiCheckScreen.tsx');
      return { Component: EmiCheckScreen };
    },
  },
  {
    path: paths.resultPattern,
    lazy: async () => {
      const { EmiResultScreen } = await import('./screens/emi-result/EmiResultScreen.tsx');
      return { Component: EmiResultScreen };
    },
  },
];
