import { ratePassword } from '@portal/shared/passwords';
import { InvalidError } from '../../../platform/errors.ts';
import type { AccountRow } from '../../directory/people.queries.ts';

interface Chosen {
  /** The field's name on the wire. */
  readonly field: string;
  readonly password: string;
  /** What a guesser knows of the person: address, names, team. */
  readonly personal: readonly string[];
}

/**
 * Refuses a password that is common, or close to a common one or to the person's own data. @throws
 * InvalidError `too_common`
 */
export function refuseCommonPassword({ field, password, personal }: Chosen): void {
  if (ratePassword(password, personal) !== 'common') return;
  throw new InvalidError({ [field]: 'too_common' });
}

/** What a guesser knows of a person; a chosen password is rated against it. */
export function personalWords(
  account: Pick<AccountRow, 'email' | 'first_name' | 'last_name'>,
  teams: readonly { readonly name: string }[],
): readonly string[] {
  const { email, first_name, last_name } = account;
  return [email, first_name, last_name, ...teams.map(({ name }) => name)];
}
