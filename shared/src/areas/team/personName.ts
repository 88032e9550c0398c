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
 * The full name of a person in texts of one language: family name first in Japanese, given name
 * first in English. Only the toolbar writes the family name first in both. @returns an empty text
 * for a person without names.
 */
export function personName(person: PersonNames | null | undefined, locale: Locale): string {
  const names = nameOrder[locale].map((part) => person?.[part]);
  return names.filter(Boolean).join(' ').trim();
}
