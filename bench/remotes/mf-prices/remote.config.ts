import type { RemoteConfig } from '@portal/shared/remote';

/** A second, small screen, so that the benchmark has somewhere to go. */
export const config: RemoteConfig = {
  name: 'mf-prices',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [{ path: '/prices', title: { en: 'Prices', ja: '価格表' } }],
  navigation: [
    { to: '/prices', label: { en: 'Prices', ja: '価格表' }, icon: 'layout-grid', order: 800 },
  ],
};
