/** The languages of screens, mails and papers, as ISO 639-1 codes. */
export const locales = ['en', 'ja'] as const;
export type Locale = (typeof locales)[number];
