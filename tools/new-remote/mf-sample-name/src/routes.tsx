import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.sampleName,
    lazy: async () => {
      const { SampleNameScreen } = await import('./screens/sample-name/SampleNameScreen.tsx');
      return { Component: SampleNameScreen };
    },
  },
];
