import type { Deps } from '../../platform/Deps.ts';
import {
  createTeam,
  type CreatedTeam,
  type NewPerson,
  type NewTeam,
} from '../../accounts/directory/createTeam.ts';
import { quickPasswords } from './quickPasswords.ts';

export const testPassword = 'solder-mask-green';
let pwHash: Promise<string> | undefined;

/** A person with `testPassword`: an owner in Japan unless told otherwise. */
export async function aNewPerson(given: Partial<NewPerson> = {}): Promise<NewPerson> {
  pwHash ??= quickPasswords.hash(testPassword);
  return {
    email: 'hanako@kiban.example',
    pwHash: await pwHash,
    firstName: 'Hanako',
    lastName: 'Sato',
    role: 'owner',
    locale: 'en',
    ...given,
  };
}

/** Adds a team to accounts: professional, with one owner, unless told otherwise. */
export async function anAccountsTeam(
  { db, queue, clock }: Deps,
  given: Partial<NewTeam> = {},
): Promise<CreatedTeam> {
  const people = given.people ?? [await aNewPerson()];
  const team: NewTeam = { name: 'Kiban Works', edition: 'professional', ...given, people };
  return db.transaction().execute((trx) => createTeam(trx, { queue, now: clock() }, team));
}
