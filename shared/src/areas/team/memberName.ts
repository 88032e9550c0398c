import type { Locale } from '../../basics/Locale.ts';
import { personName } from './personName.ts';

/** Replaces the erased name of a person who has left the service. */
export const formerMember = { en: 'Former member', ja: '退会済みメンバー' } as const;

interface MemberNames {
  readonly last_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
}

/**
 * The full name of a person in a team's history, see `personName`. A person who has left the
 * service has empty names there and is called a former member.
 *
 * @returns an empty text without a person
 */
export function memberName(person: MemberNames | null | undefined, locale: Locale): string {
  const isErased = person?.last_name === '' && person.first_name === '';
  return isErased ? formerMember[locale] : personName(person, locale);
}
