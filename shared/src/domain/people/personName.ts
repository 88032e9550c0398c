import type { Locale } from '../locale/Locale.ts';

interface PersonNames {
  readonly last_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
}

/**
 * The full name of a person in texts of one language: family name first in Japanese, given name
 * first in English. Only the toolbar writes the family name first in both. @returns an empty text
 * for a person without names.
 */
export function personName(person: PersonNames | null | undefined, locale: Locale): string {
  const { last_name, first_name } = person ?? {};
  const names = locale === 'ja' ? [last_name, first_name] : [first_name, last_name];
  return names.filter(Boolean).join(' ').trim();
}
