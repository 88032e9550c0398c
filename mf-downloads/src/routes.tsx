import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.downloads,
    lazy: async () => {
      const { DownloadsScreen } = await import('./screens/downloads/DownloadsScreen.tsx');
      return { Component: DownloadsScreen };
    },
  },
  {
    path: paths.combined,
    lazy: async () => {
      const { DownloadsScreen } = await import('./screens/downloads/DownloadsScreen.tsx');
      return { Component: DownloadsScreen };
    },
  },
  {
    path: paths.dotnet,
    lazy: async () => {
      const { DownloadsScreen } = await import('./screens/downloads/DownloadsScreen.tsx');
      return { Component: DownloadsScreen };
    },
  },
  {
    path: paths.thanks,
    lazy: async () => {
      const { ThanksScreen } = await import('./screens/thanks/ThanksScreen.tsx');
      return { Component: ThanksScreen };
    },
  },
];
