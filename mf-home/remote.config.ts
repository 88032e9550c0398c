import type { RemoteConfig } from '@portal/shared/remote';

const title = { en: 'Overview', ja: '概要' };

export const config: RemoteConfig = {
  name: 'mf-home',
  owner: 'Portal',
  version: '1.0.0',
  contract: '^1.19.0',
  routes: [
    {
      path: '/overview',
      title,
      prefetch: [{ path: '/api/first-steps' }],
      places: ['overview'],
    },
  ],
  // The first entry: `/` leads to it.
  navigation: [{ to: '/overview', label: title, icon: 'layout-grid', order: 0 }],
};
