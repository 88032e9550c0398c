/** The languages of screens, mails and papers, as ISO 639-1 codes. */
export const locales = ['en', 'ja'] as const;
export type Locale = (typeof locales)[number];

const others: Readonly<Record<Locale, Locale>> = { en: 'ja', ja: 'en' };

/** The language that a paper was not issued in. */
export function otherLocale(issued: Locale): Locale {
  return others[issued];
}
