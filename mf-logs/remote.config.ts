import type { RemoteConfig } from '@portal/shared/remote';

export const config: RemoteConfig = {
  name: 'mf-logs',
  owner: 'Usage',
  version: '1.0.0',
  contract: '^1.22.0',
  embeddable: true,
  routes: [
    {
      path: '/log',
      title: { en: 'Usage log', ja: '利用ログ' },
      // Anyone signed in may open this screen; people without permission are told what to do.
      prefetch: [{ path: '/api/log/license', forward: ['start_at', 'end_at'] }],
    },
  ],
  navigation: [
    {
      to: '/log',
      label: { en: 'Usage log', ja: '利用ログ' },
      icon: 'chart-column',
      order: 40,
      requires: { editions: ['professional'], roles: ['owner', 'admin'] },
    },
  ],
  places: {
    acts: [
      {
        id: 'unused',
        title: { en: 'Find unused licenses', ja: '未使用ライセンスを探す' },
        words: { en: 'idle usage report', ja: '遊休 利用 稼働 レポート' },
        icon: 'chart-column',
        order: 80,
        to: '/log?tab=other',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
    ],
    overview: [
      {
        id: 'usage',
        title: { en: 'Usage', ja: '利用状況' },
        icon: 'chart-column',
        order: 30,
        call: '/api/log/overview',
        requires: { editions: ['professional'], roles: ['owner', 'admin'] },
      },
    ],
  },
};
