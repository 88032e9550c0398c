import type { Locale } from './Locale.ts';

const others: Readonly<Record<Locale, Locale>> = { en: 'ja', ja: 'en' };

/** The language that a paper was not issued in. */
export function otherLocale(issued: Locale): Locale {
  return others[issued];
}
