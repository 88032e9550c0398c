import type { RemoteConfig } from '@portal/shared/remote';

const staff = { staff: true };

export const config: RemoteConfig = {
  name: 'mf-releases',
  owner: 'Platform',
  version: '1.0.0',
  contract: '^1.22.0',
  routes: [
    {
      path: '/releases',
      title: { en: 'Releases', ja: 'リリース' },
      requires: staff,
      prefetch: [{ path: '/api/releases/figures' }],
    },
    { path: '/releases/errors/:id', title: { en: 'Error', ja: 'エラー' }, requires: staff },
    { path: '/releases/:remote', title: { en: 'Releases', ja: 'リリース' }, requires: staff },
  ],
  navigation: [
    {
      to: '/releases',
      label: { en: 'Releases', ja: 'リリース' },
      icon: 'circle-arrow-up',
      order: 900,
      requires: staff,
    },
  ],
};
