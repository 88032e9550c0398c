// What the loader shows by itself. None of it may import React: the loader is to stay small.
import en from './locales/en.json';
import ja from './locales/ja.json';

export { bodyRules } from '../ui/theme/pageRules.ts';
export { theme } from '../ui/theme/theme.ts';
export { hostRules } from './theme/hostRules.ts';
export { openWindow } from './tokens/openWindow.ts';

/** The texts of the sign-in button. */
export const offerTexts = {
  en: {
    signIn: en['embed.signIn'],
    whySignIn: en['embed.whySignIn'],
    windowOpen: en['embed.windowOpen'],
  },
  ja: {
    signIn: ja['embed.signIn'],
    whySignIn: ja['embed.whySignIn'],
    windowOpen: ja['embed.windowOpen'],
  },
} as const;
