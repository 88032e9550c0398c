import type { RemoteConfig } from '@portal/shared/remote';

const title = { en: 'Download', ja: 'ダウンロード' };
const prefetch = [{ path: '/api/setting/installer_version' }, { path: '/api/installers/' }];

export const config: RemoteConfig = {
  name: 'mf-downloads',
  owner: 'Distribution',
  version: '1.0.0',
  contract: '^1.6.0',
  embeddable: true,
  routes: [
    { path: '/download', title, prefetch },
    { path: '/download/combined', title, prefetch },
    { path: '/download/dotnet', title, prefetch },
    {
      path: '/download/thanks',
      title: { en: 'Thank you for downloading', ja: 'ダウンロードありがとうございます' },
    },
  ],
  navigation: [
    {
      to: '/download',
      label: { en: 'Downloads', ja: 'ダウンロード' },
      icon: 'download',
      order: 50,
    },
  ],
  places: {
    acts: [
      {
        id: 'install',
        title: { en: 'Download the installer', ja: 'インストーラーをダウンロード' },
        words: { en: 'setup install update version', ja: 'インストール 最新版 バージョン 更新' },
        icon: 'download',
        order: 100,
        to: '/download',
      },
    ],
    attention: [
      {
        id: 'versions',
        title: { en: 'New versions', ja: '新しいバージョン' },
        icon: 'download',
        order: 20,
        call: '/api/installers/news',
      },
    ],
  },
};
