import type { Deps } from '../../platform/Deps.ts';
import {
  type CreatedTeam,
  createTeam,
  type NewPerson,
  type NewTeam,
} from '../../accounts/directory/createTeam.ts';
import { createPasswords } from '../../accounts/sign-in/credentials/createPasswords.ts';

/** Hashes a thousand times faster than in production, where hashing dominates a sign-in. */
export const quickPasswords = createPasswords({
  parameters: { memoryCost: 8, timeCost: 1, parallelism: 1 },
});

export const testPassword = 'solder-mask-green';
let pwHash: Promise<string> | undefined;

/** A person with `testPassword`; default: an owner in Japan. */
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

/** Adds a team to accounts; default: professional, with one owner. */
export async function anAccountsTeam(
  { db, queue, clock }: Deps,
  given: Partial<NewTeam> = {},
): Promise<CreatedTeam> {
  const people = given.people ?? [await aNewPerson()];
  const team: NewTeam = { name: 'Kiban Works', edition: 'professional', ...given, people };
  return db.transaction().execute((trx) => createTeam(trx, { queue, now: clock() }, team));
}
