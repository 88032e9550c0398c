import type { AccountRow } from '../people/people.queries.ts';

/** What a guesser knows of a person, against whom a chosen password is rated. */
export function personalWords(
  account: Pick<AccountRow, 'email' | 'first_name' | 'last_name'>,
  teams: readonly { readonly name: string }[],
): readonly string[] {
  const { email, first_name, last_name } = account;
  return [email, first_name, last_name, ...teams.map(({ name }) => name)];
}
