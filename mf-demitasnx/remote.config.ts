import type { RemoteConfig } from '@portal/shared/remote';

export const config: RemoteConfig = {
  name: 'mf-demitasnx',
  owner: 'EMI check',
  version: '1.0.0',
  contract: '^1.22.0',
  embeddable: true,
  routes: [
    {
      path: '/demitasnx',
      title: { en: 'EMI check', ja: 'EMIチェック' },
      prefetch: [{ path: '/api/demitasnx/licenses' }, { path: '/api/demitasnx/jobs/' }],
    },
    {
      path: '/demitasnx/:job',
      title: { en: 'EMI check result', ja: 'EMIチェックの解析結果' },
      prefetch: [{ path: '/api/v1/demitasnx/jobs/:job' }],
    },
  ],
  navigation: [
    {
      to: '/demitasnx',
      label: { en: 'EMI check', ja: 'EMIチェック' },
      icon: 'circuit-board',
      order: 70,
    },
  ],
  places: {
    acts: [
      {
        id: 'check',
        title: { en: 'Check a board', ja: '基板をチェック' },
        words: { en: 'upload odb analyze analysis noise', ja: 'アップロード 解析 検査 ノイズ' },
        icon: 'upload',
        order: 90,
        to: '/demitasnx',
      },
    ],
    overview: [
      {
        id: 'boards',
        title: { en: 'Latest EMI checks', ja: '最近のEMIチェック' },
        icon: 'circuit-board',
        order: 40,
        call: '/api/demitasnx/overview',
      },
    ],
  },
};
