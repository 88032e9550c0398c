import type { ActionWords } from './ActionWords.ts';

/** Acts that concern licenses and the computers that hold them. */
export const licensesActions = {
  'license.issue': { en: 'Licenses issued', ja: 'ライセンスの発行' },
  'license.release': { en: 'Released a license', ja: 'ライセンスの解放' },
  'license.network': {
    en: 'Switched a license to network',
    ja: 'ネットワークへの切り替え',
  },
  'license.standalone': {
    en: 'Switched a license to standalone',
    ja: 'スタンドアロンへの切り替え',
  },
  'license.force_network': {
    en: 'Switched a license to network without its computer',
    ja: 'コンピューターなしでのネットワークへの切り替え',
  },
  'license.take_back': { en: 'Licenses taken back', ja: 'ライセンスの取り消し' },
  'license.auto_renewal': { en: 'Changed auto-renewal', ja: '自動更新の変更' },
  'device.enrol': { en: 'Added a computer', ja: 'コンピューターの追加' },
  'device.revoke': { en: 'Computer blocked', ja: 'コンピューターの無効化' },
} as const satisfies Readonly<Record<string, ActionWords>>;
