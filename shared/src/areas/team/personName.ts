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

/**
 * Finds Han, kana and Hangul: names in these scripts keep the family name first in every language.
 * By ranges, which SQL has too.
 */
export const familyFirst =
  /[\u1100-\u11FF\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3041-\u30FF\u3131-\u318E\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAC00-\uD7FB\uF900-\uFAFF\uFF66-\uFFDC\u{20000}-\u{323AF}]/u;

/**
 * The full name of a person in texts of one language: family name first in Japanese; in English,
 * given name first, unless the family name is in Han, kana or Hangul. The toolbar always writes the
 * family name first. @returns an empty text for a person without names.
 */
export function personName(person: PersonNames | null | undefined, locale: Locale): string {
  const isFamilyFirst = familyFirst.test(person?.last_name ?? '');
  const names = nameOrder[isFamilyFirst ? 'ja' : locale].map((part) => person?.[part]);
  return names.filter(Boolean).join(' ').trim();
}
