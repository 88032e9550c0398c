import type { RemoteConfig } from '@portal/shared/remote';

/** Returns a response of a shape that no place accepts. */
const wrongPart = {
  id: 'wrong',
  title: { en: 'Wrong part', ja: '誤った項目' },
  icon: 'layout-grid',
  order: 900,
  call: '/api/user/status',
} as const;

/** Screens with one fault each, for the tests of faults. */
export const config: RemoteConfig = {
  name: 'mf-fixture',
  owner: 'Journeys',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [
    { path: '/fixture', title: { en: 'Fixture', ja: 'フィクスチャ' } },
    { path: '/fixture/form', title: { en: 'Form', ja: 'フォーム' } },
    { path: '/fixture/plain-form', title: { en: 'Plain form', ja: '単純なフォーム' } },
    { path: '/fixture/table', title: { en: 'Table', ja: '表' } },
    { path: '/fixture/import', title: { en: 'Import', ja: '読み込み' } },
    { path: '/fixture/render', title: { en: 'Render', ja: '描画' } },
    { path: '/fixture/effect', title: { en: 'Effect', ja: '副作用' } },
    { path: '/fixture/event', title: { en: 'Event', ja: 'イベント' } },
    { path: '/fixture/never', title: { en: 'Never', ja: '未完了' } },
    { path: '/fixture/suspended', title: { en: 'Suspended', ja: '中断' } },
    { path: '/fixture/other-react', title: { en: 'Other React', ja: '別のReact' } },
    { path: '/fixture/endless', title: { en: 'Endless', ja: '無限' } },
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
  places: {
    search: [wrongPart],
    attention: [wrongPart],
    license: [wrongPart],
    overview: [wrongPart],
  },
};
