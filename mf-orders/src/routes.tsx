import type { RemoteRouteObject } from '@portal/shared/remote';
import { paths } from './paths.ts';

export const routes: readonly RemoteRouteObject[] = [
  {
    path: paths.orders,
    lazy: async () => {
      const { OrderListScreen } = await import('./screens/order-list/OrderListScreen.tsx');
      return { Component: OrderListScreen };
    },
  },
  {
    path: paths.orderPattern,
    lazy: async () => {
      const { OrderDetailScreen } = await import('./screens/order-detail/OrderDetailScreen.tsx');
      return { Component: OrderDetailScreen };
    },
  },
  {
    path: paths.payment,
    lazy: async () => {
      const { CheckoutScreen } = await import('./screens/checkout/CheckoutScreen.tsx');
      return { Component: CheckoutScreen };
    },
  },
  {
    path: paths.cardReturn,
    lazy: async () => {
      const { CardReturnScreen } = await import('./screens/card-return/CardReturnScreen.tsx');
      return { Component: CardReturnScreen };
    },
  },
];
