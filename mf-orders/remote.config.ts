import { orderListView } from '@portal/shared/domain';
import type { RemoteConfig } from '@portal/shared/remote';

const managers = { editions: ['professional'], roles: ['owner', 'admin'] } as const;

export const config: RemoteConfig = {
  name: 'mf-orders',
  owner: 'Orders',
  version: '1.0.0',
  contract: '^1.11.0',
  embeddable: true,
  routes: [
    {
      path: '/orders',
      title: { en: 'Orders', ja: '注文履歴' },
      requires: managers,
      prefetch: [
        {
          path: '/api/orders/',
          // The prefetched call carries the list's parameters, so its rows arrive filtered and
          // sorted.
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
    // Anyone signed in may open these screens; people who may not buy are told what to do. Payment
    // leads to the card issuer's site and back, which embedding pages do not support.
    { path: '/payment', title: { en: 'Checkout', ja: 'ご注文手続き' }, embeddable: false },
    { path: '/3dsec_finished', title: { en: 'Checkout', ja: 'ご注文手続き' }, embeddable: false },
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
  places: {
    search: [
      {
        id: 'orders',
        title: { en: 'Orders', ja: '注文' },
        icon: 'receipt-text',
        order: 20,
        call: '/api/orders/search',
        list: '/orders',
        requires: managers,
      },
      {
        id: 'documents',
        title: { en: 'Documents', ja: '書類' },
        icon: 'file-text',
        order: 40,
        call: '/api/documents/search',
        requires: managers,
      },
    ],
  },
};
