import type { PasswordLinkState } from '@portal/shared/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { PasswordResetTable } from '../../../platform/db/tables/accountSecurity.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { hashToken, linkState } from '../../security/mails/mailedLink.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountById, type AccountRow } from '../../directory/people.queries.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { passwordResetOf } from './passwordReset.queries.ts';

type PasswordLink =
  | { readonly state: 'open'; readonly account: AccountRow }
  | { readonly state: Exclude<PasswordLinkState, 'open'> };

/** Whose password a mailed link changes, or why it changes none. */
export async function passwordLink(
  db: Kysely<Database>,
  row: Selectable<PasswordResetTable> | undefined,
  now: Date,
): Promise<PasswordLink> {
  const state = linkState(row && { usedAt: row.used_at, expiresAt: row.expires_at }, now);
  if (state !== 'open') return { state };
  const account = row && (await accountById(db, row.account_id));
  if (!account || !maySignIn(account)) return { state: 'unknown' };
  // Single sign-on was switched on since the mail was sent.
  if ((await domainSignIn(db, account.email)).isBound) return { state: 'unknown' };
  return { state: 'open', account };
}

/** The state of a token's link. Looking changes nothing. */
export async function passwordLinkState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<PasswordLinkState> {
  const row = await passwordResetOf(db, hashToken(token));
  return (await passwordLink(db, row, clock())).state;
}
