import type { RemoteConfig } from '@portal/shared/remote';

export const config: RemoteConfig = {
  name: 'mf-distributor',
  owner: 'Integrations',
  version: '1.0.0',
  contract: '^1.22.0',
  embeddable: true,
  routes: [
    {
      path: '/auths/digikey',
      title: { en: 'Parts distributor', ja: '部品商社連携' },
      prefetch: [{ path: '/api/user/auth' }],
    },
  ],
  navigation: [
    {
      to: '/auths/digikey',
      label: { en: 'Parts distributor', ja: '部品商社連携' },
      icon: 'link-2',
      order: 60,
    },
  ],
};
