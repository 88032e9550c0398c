import type { ActionWords } from './ActionWords.ts';

/** Acts that concern the EMI check. */
export const emiActions = {
  'emi.trial': {
    en: 'Applied for an EMI check trial',
    ja: 'EMIチェックの無料トライアル申し込み',
  },
  'emi.analyze': { en: 'EMI check finished', ja: 'EMIチェックの完了' },
  'emi.fail': { en: 'EMI check failed', ja: 'EMIチェックの失敗' },
  'emi.rerun': { en: 'Ran an EMI check again', ja: 'EMIチェックの再実行' },
  'emi.correct': {
    en: 'Corrected parts or nets of a board',
    ja: '基板の部品・ネットの修正',
  },
  'emi.suppress': { en: 'Suppressed a finding', ja: '指摘の抑制' },
  'emi.unsuppress': { en: 'Showed a suppressed finding again', ja: '指摘の抑制解除' },
} as const satisfies Readonly<Record<string, ActionWords>>;
