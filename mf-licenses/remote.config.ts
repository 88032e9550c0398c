import { licenseListView } from '@portal/shared/domain';
import type { RemoteConfig } from '@portal/shared/remote';

export const config: RemoteConfig = {
  name: 'mf-licenses',
  owner: 'Licensing',
  version: '1.0.0',
  contract: '^1.22.0',
  embeddable: true,
  routes: [
    {
      path: '/license',
      title: { en: 'Licenses', ja: 'ライセンス一覧' },
      prefetch: [
        {
          path: '/api/licenses/',
          // The prefetched call carries the list's parameters, so its rows arrive filtered and
          // sorted.
          forward: licenseListView.parameters,
          limit: 100,
        },
        { path: '/api/licenses/figures' },
        { path: '/api/attention' },
      ],
      places: ['attention'],
    },
    {
      path: '/license/:number',
      title: { en: 'License', ja: 'ライセンス' },
      prefetch: [{ path: '/api/licenses/:number' }],
      places: ['license'],
    },
  ],
  navigation: [
    { to: '/license', label: { en: 'Licenses', ja: 'ライセンス' }, icon: 'key-round', order: 10 },
  ],
  places: {
    acts: [
      {
        id: 'release',
        title: { en: 'Release a license', ja: 'ライセンスを解放' },
        words: { en: 'free return unassign device', ja: '解放 返却 解除 端末' },
        icon: 'unplug',
        order: 10,
        to: '/license',
      },
      {
        id: 'auto-renewal',
        title: { en: 'Turn auto-renewal on or off', ja: '自動更新の切り替え' },
        words: { en: 'cancel stop end terminate', ja: '解約 停止 中止 終了' },
        icon: 'refresh-cw',
        order: 60,
        to: '/license?sort=end_at',
        requires: { roles: ['owner', 'admin'] },
      },
    ],
    overview: [
      {
        id: 'licenses',
        title: { en: 'Licenses', ja: 'ライセンス' },
        icon: 'key-round',
        order: 10,
        call: '/api/licenses/overview',
      },
    ],
    search: [
      {
        id: 'licenses',
        title: { en: 'Licenses', ja: 'ライセンス' },
        icon: 'key-round',
        order: 10,
        call: '/api/licenses/search',
        list: '/license',
      },
    ],
  },
};
