import type { RemoteConfig } from '@portal/shared/remote';

/**
 * A remote as teams have built it for contract 1.3.0. It uses each kind of thing that the page
 * offers; what its release holds was built then, see README.md.
 */
export const config: RemoteConfig = {
  name: 'mf-former',
  version: '1.0.0',
  contract: '^1.3.0',
  routes: [
    {
      path: '/former',
      title: { en: 'Former', ja: '以前' },
      prefetch: [{ path: '/api/licenses/', limit: 100 }],
    },
    { path: '/former/:number', title: { en: 'Former note', ja: '以前のメモ' } },
  ],
  navigation: [
    { to: '/former', label: { en: 'Former', ja: '以前' }, icon: 'layout-grid', order: 910 },
  ],
};
