import type { RemoteConfig } from '@portal/shared/remote';

export const config: RemoteConfig = {
  name: 'mf-store',
  version: '1.0.0',
  contract: '^1.1.0',
  routes: [
    // Whoever may not buy reads on the screen what to do: so the route is open to all who are signed in.
    { path: '/store', title: { en: 'Purchase', ja: '購入' } },
    {
      path: '/estimate',
      title: { en: 'Estimate', ja: '見積' },
      requires: { signedIn: false },
    },
    { path: '/store/quotations/:id', title: { en: 'Quotation', ja: '見積書' } },
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
};
