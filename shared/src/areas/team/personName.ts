import type { Locale } from '../../basics/Locale.ts';

interface PersonNames {
  readonly last_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
}

/** The parts of a person's name as texts and forms of one language order them. */
export const nameOrder = {
  ja: ['last_name', 'first_name'],
  en: ['first_name', 'last_name'],
} as const satisfies Readonly<Record<Locale, readonly (keyof PersonNames)[]>>;

/** Han, kana and Hangul: names in these scripts keep the family name first in every language. */
const familyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The full name of a person in texts of one language: family name first in Japanese; in English,
 * given name first, unless the family name is in Han, kana or Hangul. Only the toolbar writes the family
 * name first always. @returns an empty text for a person without names.
 */
export function personName(person: PersonNames | null | undefined, locale: Locale): string {
  const isFamilyFirst = familyFirst.test(person?.last_name ?? '');
  const names = nameOrder[isFamilyFirst ? 'ja' : locale].map((part) => person?.[part]);
  return names.filter(Boolean).join(' ').trim();
}
