import { orderListView } from '@portal/shared/domain';
import type { RemoteConfig } from '@portal/shared/remote';

const managers = { editions: ['professional'], roles: ['owner', 'admin'] } as const;

export const config: RemoteConfig = {
  name: 'mf-orders',
  owner: 'Orders',
  version: '1.0.0',
  contract: '^1.22.0',
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
        { path: '/api/orders/?status=unpaid', limit: 100 },
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
    acts: [
      {
        id: 'pay',
        title: { en: 'Pay an order', ja: '注文のお支払い' },
        words: { en: 'due unpaid bank transfer card', ja: '支払い 支払 未払い 振込 入金' },
        icon: 'credit-card',
        order: 50,
        to: '/orders?status=unpaid',
        requires: managers,
      },
      {
        id: 'papers',
        title: { en: 'Download invoices and receipts', ja: '請求書・領収書をダウンロード' },
        words: { en: 'documents delivery note pdf paper billing', ja: '書類 納品書 帳票 PDF 経費' },
        icon: 'file-text',
        order: 70,
        to: '/orders',
        requires: managers,
      },
    ],
    overview: [
      {
        id: 'orders',
        title: { en: 'Latest orders', ja: '最近の注文' },
        icon: 'receipt-text',
        order: 20,
        call: '/api/orders/overview',
        requires: managers,
      },
    ],
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
