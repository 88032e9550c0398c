import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.store,
    lazy: async () => {
      const { StoreScreen } = await import('./screens/store/StoreScreen.tsx');
      return { Component: StoreScreen };
    },
  },
  {
    path: paths.estimate,
    lazy: async () => {
      const { EstimateScreen } = await import('./screens/estimate/EstimateScreen.tsx');
      return { Component: EstimateScreen };
    },
  },
  {
    path: paths.quotationPattern,
    lazy: async () => {
      const { QuotationScreen } = await import('./screens/quotation/QuotationScreen.tsx');
      return { Component: QuotationScreen };
    },
  },
];
