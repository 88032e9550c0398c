import type { RemoteConfig } from '@portal/shared/remote';

const title = { en: 'Design', ja: 'デザイン' };
const requires = { staff: true };

export const config: RemoteConfig = {
  name: 'mf-design',
  owner: 'Platform',
  version: '1.0.0',
  contract: '^1.21.0',
  routes: [{ path: '/design', title, requires }],
  navigation: [{ to: '/design', label: title, icon: 'layout-grid', order: 910, requires }],
};
