import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/** How much time an authenticator has to answer. */
export const challengeMs = 5 * 60 * 1000;
/** How long a sign-in page offers the browser's passkeys before it must be loaded again. */
const openChallengeMs = 60 * 60 * 1000;

/** For whom and for what a challenge is. */
export interface ChallengeOwner {
  /** `null`: of a sign-in whose person is not known yet. */
  readonly accountId: string | null;
  readonly purpose: 'register' | 'sign_in' | 'proof';
  /** Uid of the session, or of the sign-in's interaction: one challenge at a time for each. */
  readonly boundTo: string;
}

/** Stores a challenge, which replaces an earlier one of the same owner. */
export async function saveChallenge(
  db: Kysely<Database>,
  { accountId, purpose, boundTo }: ChallengeOwner,
  { challenge, now }: { readonly challenge: string; readonly now: Date },
): Promise<void> {
  const values = {
    account_id: accountId,
    challenge,
    expires_at: new Date(now.getTime() + (accountId === null ? openChallengeMs : challengeMs)),
  };
  await db
    .insertInto('accounts.passkey_challenge')
    .values({ purpose, bound_to: boundTo, ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'bound_to']).doUpdateSet(values))
    .execute();
}

/**
 * Takes the challenge of an owner, which works once, whatever the outcome. One without an account
 * fits every account.
 */
export async function takeChallenge(
  db: Kysely<Database>,
  { accountId, purpose, boundTo }: ChallengeOwner,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('accounts.passkey_challenge')
    .where('purpose', '=', purpose)
    .where('bound_to', '=', boundTo)
    .returning(['account_id', 'challenge', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now) return undefined;
  return row.account_id === null || row.account_id === accountId ? row.challenge : undefined;
}

export async function deleteChallengesBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.passkey_challenge').where('expires_at', '<', before).execute();
}
