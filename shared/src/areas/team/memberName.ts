import type { Locale } from '../../basics/Locale.ts';
import { personName } from './personName.ts';

/** Stands for somebody who has left the service, and whose name was erased. */
export const formerMember = { en: 'Former member', ja: '退会済みメンバー' } as const;

interface MemberNames {
  readonly last_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
}

/**
 * The full name of somebody in a team's history, see `personName`. Who has left the service has
 * empty names there and is called a former member. @returns an empty text where nobody is known.
 */
export function memberName(person: MemberNames | null | undefined, locale: Locale): string {
  const isErased = person?.last_name === '' && person.first_name === '';
  return isErased ? formerMember[locale] : personName(person, locale);
}
