import type { RemoteConfig } from '@portal/shared/remote';

export const config: RemoteConfig = {
  name: 'mf-store',
  owner: 'Store',
  version: '1.0.0',
  contract: '^1.22.0',
  embeddable: true,
  routes: [
    // Anyone signed in may open this screen; people who may not buy are told what to do.
    {
      path: '/store',
      title: { en: 'Purchase', ja: '購入' },
      // Prefetches the licenses that end first, because the renewal card shows them first.
      prefetch: [{ path: '/api/licenses/?updateble=true&sort=end_at', limit: 100 }],
    },
    {
      path: '/estimate',
      title: { en: 'Estimate', ja: '見積' },
      requires: { signedIn: false },
    },
    {
      path: '/store/quotations/:id',
      title: { en: 'Quote', ja: '見積書' },
      prefetch: [{ path: '/api/quotation/:id' }],
    },
  ],
  navigation: [
    {
      to: '/store',
      label: { en: 'Store', ja: 'ストア' },
      icon: 'shopping-cart',
      order: 20,
      requires: { editions: ['professional'], roles: ['owner', 'admin'] },
    },
  ],
  places: {
    acts: [
      {
        id: 'renew',
        title: { en: 'Renew licenses', ja: 'ライセンスを更新' },
        words: { en: 'extend prolong continue', ja: '更新 延長 継続' },
        icon: 'refresh-cw',
        order: 20,
        to: '/store',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
      {
        id: 'buy',
        title: { en: 'Buy licenses', ja: 'ライセンスを購入' },
        words: { en: 'purchase order add new cart', ja: '購入 追加 注文 新規 カート' },
        icon: 'shopping-cart',
        order: 30,
        to: '/store',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
      {
        id: 'quote',
        title: { en: 'Create a quote', ja: '見積書を作成' },
        words: { en: 'estimate quotation price cost', ja: '見積 見積り 価格 料金' },
        icon: 'calculator',
        order: 40,
        to: '/store',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
    ],
    attention: [
      {
        id: 'quotations',
        title: { en: 'Quotes', ja: '見積書' },
        icon: 'file-text',
        order: 10,
        call: '/api/quotations/ending',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
    ],
    license: [
      {
        id: 'quotations',
        title: { en: 'Quotes', ja: '見積書' },
        icon: 'file-text',
        order: 10,
        call: '/api/licenses/:number/quotations',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
    ],
    search: [
      {
        id: 'quotations',
        title: { en: 'Quotes', ja: '見積書' },
        icon: 'file-text',
        order: 30,
        call: '/api/quotations/search',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
    ],
  },
};
