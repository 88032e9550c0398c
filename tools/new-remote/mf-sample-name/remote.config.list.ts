import type { RemoteConfig } from '@portal/shared/remote';
import { sampleNameView } from './src/domain/SampleNameView.list.ts';

export const config: RemoteConfig = {
  name: 'mf-sample-name',
  version: '1.0.0',
  contract: '^1.3.0',
  routes: [
    {
      path: '/sample-path',
      title: { en: 'Sample title', ja: '見本の題' },
      // The first rows come with the page, filtered and sorted as its address says.
      prefetch: [{ path: '/api/licenses/', forward: sampleNameView.parameters, limit: 100 }],
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
