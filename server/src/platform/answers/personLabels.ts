import { formerMember, personName, type Locale } from '@portal/shared/domain';

interface LabelledPerson {
  readonly userId: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Label of a person the portal does not know. */
export const unknownPerson = { en: 'Unknown person', ja: '不明なユーザー' } as const;

/**
 * Distinct labels of people by id: the name in the reader's language, with the mail address when
 * several share the name. A person without a name is labelled by mail address.
 */
export function personLabels(
  people: readonly LabelledPerson[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const persons = new Map(people.map((person) => [person.userId, person]));
  const names = new Map<string, string>();
  const bearers = new Map<string, number>();
  for (const [id, { email, firstName, lastName }] of persons) {
    const name =
      personName({ first_name: firstName, last_name: lastName }, locale) ||
      // A person who left the service has neither name nor address.
      (email === '' ? formerMember[locale] : (email ?? unknownPerson[locale]));
    names.set(id, name);
    bearers.set(name, (bearers.get(name) ?? 0) + 1);
  }
  return new Map(
    [...names].map(([id, name]) => {
      if (bearers.get(name) === 1) return [id, name];
      const email = persons.get(id)?.email ?? '';
      return [id, `${name} (${email === '' ? id : email})`];
    }),
  );
}
