import { orderListView } from '@portal/shared/domain';
import type { RemoteConfig } from '@portal/shared/remote';

const managers = { editions: ['professional'], roles: ['owner', 'admin'] } as const;

export const config: RemoteConfig = {
  name: 'mf-orders',
  version: '1.0.0',
  contract: '^1.3.0',
  routes: [
    {
      path: '/orders',
      title: { en: 'Orders', ja: '注文履歴' },
      requires: managers,
      prefetch: [
        {
          path: '/api/orders/',
          // The list's own address: the streamed rows come filtered and in its order.
          forward: orderListView.parameters,
          limit: 100,
        },
      ],
    },
    {
      path: '/order/:id',
      title: { en: 'Order details', ja: '注文詳細' },
      requires: managers,
      prefetch: [{ path: '/api/order/:id/' }],
    },
    // Whoever may not buy reads on the screen what to do: so these are open to all who are signed in.
    { path: '/payment', title: { en: 'Checkout', ja: 'ご注文手続き' } },
    { path: '/3dsec_finished', title: { en: 'Checkout', ja: 'ご注文手続き' } },
  ],
  navigation: [
    {
      to: '/orders',
      label: { en: 'Orders', ja: '注文履歴' },
      icon: 'receipt-text',
      order: 30,
      requires: managers,
    },
  ],
};
