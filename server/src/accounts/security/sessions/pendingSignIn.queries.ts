import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

const pendingMs = 10 * 60 * 1000;

interface Pending {
  /** Uid of the provider's interaction. */
  readonly uid: string;
  readonly accountId: string;
  /** Whether the person asked to stay signed in. */
  readonly isKept: boolean;
}

/** Notes that the password was right, for 10 minutes; the second factor is still to come. */
export async function savePendingSignIn(
  db: Kysely<Database>,
  { uid, accountId, isKept }: Pending,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + pendingMs);
  const values = { account_id: accountId, is_kept: isKept, expires_at };
  await db
    .insertInto('accounts.pending_sign_in')
    .values({ interaction_uid: uid, ...values })
    .onConflict((conflict) => conflict.column('interaction_uid').doUpdateSet(values))
    .execute();
}

/** The account whose second factor a sign-in waits for. */
export async function pendingSignIn(
  db: Kysely<Database>,
  uid: string,
  now: Date,
): Promise<Pending | undefined> {
  const row = await db
    .selectFrom('accounts.pending_sign_in')
    .select(['account_id', 'is_kept'])
    .where('interaction_uid', '=', uid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { uid, accountId: row.account_id, isKept: row.is_kept };
}

/** Ends the wait. @returns whether the sign-in was still waiting */
export async function endPendingSignIn(db: Kysely<Database>, uid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accounts.pending_sign_in')
    .where('interaction_uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every wait of an account. */
export async function endPendingSignInsOf(db: Kysely<Database>, accountId: string): Promise<void> {
  await db.deleteFrom('accounts.pending_sign_in').where('account_id', '=', accountId).execute();
}

export async function deletePendingSignInsBefore(
  db: Kysely<Database>,
  before: Date,
): Promise<void> {
  await db.deleteFrom('accounts.pending_sign_in').where('expires_at', '<', before).execute();
}
