import type { Locale } from '../basics/Locale.ts';

/** The name of each language in that language, whatever the language of the page is. */
export const languageNames: Readonly<Record<Locale, string>> = { ja: '日本語', en: 'English' };
