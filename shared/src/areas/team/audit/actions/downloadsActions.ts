import type { ActionWords } from './ActionWords.ts';

/** Acts that concern installers. */
export const downloadsActions = {
  'installer.download': {
    en: 'Downloaded an installer',
    ja: 'インストーラーのダウンロード',
  },
} as const satisfies Readonly<Record<string, ActionWords>>;
