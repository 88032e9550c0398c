import type { RemoteConfig } from '@portal/shared/remote';

const title = { en: 'Overview', ja: '概要' };

export const config: RemoteConfig = {
  name: 'mf-home',
  owner: 'Portal',
  version: '1.0.0',
  contract: '^1.21.0',
  routes: [
    {
      path: '/overview',
      title,
      prefetch: [{ path: '/api/first-steps' }],
      places: ['overview'],
    },
  ],
  // The first entry: `/` leads to it.
  navigation: [{ to: '/overview', label: title, icon: 'layout-dashboard', order: 0 }],
  places: {
    overview: [
      {
        id: 'acts',
        title: { en: 'Coming up', ja: '今後の予定' },
        icon: 'calendar',
        order: 5,
        call: '/api/attention/overview',
        requires: { roles: ['owner', 'admin'] },
      },
    ],
  },
};
