import en from './locales/en.json';
import ja from './locales/ja.json';

/** The kit's own texts, in both languages. */
export const catalogs = { en, ja };
