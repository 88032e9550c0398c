import type { RemoteConfig } from '@portal/shared/remote';

/** Screens that misbehave in one way each, for the journeys about faults. */
export const config: RemoteConfig = {
  name: 'mf-fixture',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [
    { path: '/fixture', title: { en: 'Fixture', ja: 'フィクスチャ' } },
    { path: '/fixture/throws', title: { en: 'Throws', ja: '例外' } },
    { path: '/fixture/form', title: { en: 'Form', ja: 'フォーム' } },
    { path: '/fixture/plain-form', title: { en: 'Plain form', ja: '単純なフォーム' } },
    { path: '/fixture/endless', title: { en: 'Endless', ja: '無限' } },
    { path: '/fixture/table', title: { en: 'Table', ja: '表' } },
  ],
  navigation: [
    {
      to: '/fixture',
      label: { en: 'Fixture', ja: 'フィクスチャ' },
      icon: 'layout-grid',
      order: 900,
    },
    {
      to: '/fixture/form',
      label: { en: 'Form', ja: 'フォーム' },
      icon: 'layout-grid',
      order: 901,
    },
  ],
};
