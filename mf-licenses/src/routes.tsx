import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.licenseList,
    lazy: async () => {
      const { LicenseListScreen } = await import('./screens/license-list/LicenseListScreen.tsx');
      return { Component: LicenseListScreen };
    },
  },
  {
    path: paths.licensePattern,
    lazy: async () => {
      const { LicenseScreen } = await import('./screens/license/LicenseScreen.tsx');
      return { Component: LicenseScreen };
    },
  },
];
