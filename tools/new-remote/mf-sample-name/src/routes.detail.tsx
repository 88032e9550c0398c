import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.detail.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.sampleName,
    lazy: async () => {
      const { SampleNameScreen } = await import('./screens/sample-name/SampleNameScreen.tsx');
      return { Component: SampleNameScreen };
    },
  },
  {
    path: paths.itemPattern,
    lazy: async () => {
      const { ItemScreen } = await import('./screens/item/ItemScreen.detail.tsx');
      return { Component: ItemScreen };
    },
  },
];
