import type { RemoteConfig } from '@portal/shared/remote';

export const config: RemoteConfig = {
  name: 'mf-sample-name',
  version: '1.0.0',
  contract: '^1.22.0',
  routes: [
    {
      path: '/sample-path',
      title: { en: 'Sample title', ja: '見本の題' },
      prefetch: [{ path: '/api/licenses/' }],
    },
    {
      path: '/sample-path/:id',
      title: { en: 'Sample title', ja: '見本の題' },
      prefetch: [{ path: '/api/licenses/:id' }],
    },
  ],
  navigation: [
    {
      to: '/sample-path',
      label: { en: 'Sample title', ja: '見本の題' },
      icon: 'layout-grid',
      order: 100,
    },
  ],
};
