import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { SsoAttemptTable, SsoIdentity } from '../../../platform/db/tables/singleSignOn.ts';

export type AttemptRow = Selectable<SsoAttemptTable>;

export async function insertAttempt(
  db: Kysely<Database>,
  attempt: Insertable<SsoAttemptTable>,
): Promise<void> {
  await db.insertInto('accounts.sso_attempt').values(attempt).execute();
}

/** Finds the open attempt of a state without taking it. */
export async function attemptByState(
  db: Kysely<Database>,
  stateHash: string,
  now: Date,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('accounts.sso_attempt')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes the attempt of a state, in one statement: only one of two concurrent calls gets it. */
export async function takeAttempt(
  db: Kysely<Database>,
  { stateHash, boundTo }: { readonly stateHash: string; readonly boundTo: string },
  now: Date,
): Promise<AttemptRow | undefined> {
  return db
    .updateTable('accounts.sso_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('bound_to', '=', boundTo)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the provider's identity until the person answers the page of their first sign-in. */
export async function keepIdentity(
  db: Kysely<Database>,
  stateHash: string,
  identity: SsoIdentity,
): Promise<void> {
  await db
    .updateTable('accounts.sso_attempt')
    .set({ identity: JSON.stringify(identity) })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** Locks the newest first sign-in that waits for an answer, within a sign-in. */
export async function lockWaiting(
  trx: Kysely<Database>,
  boundTo: string,
  now: Date,
): Promise<{ readonly attempt: AttemptRow; readonly identity: SsoIdentity } | undefined> {
  const attempt = await trx
    .selectFrom('accounts.sso_attempt')
    .selectAll()
    .where('bound_to', '=', boundTo)
    .where('identity', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .forUpdate()
    .executeTakeFirst();
  return attempt?.identity ? { attempt, identity: attempt.identity } : undefined;
}

/** Notes that the visitor proved the account to be theirs, and voids the mailed link. */
export async function noteProved(
  trx: Kysely<Database>,
  stateHash: string,
  accountId: string,
): Promise<void> {
  await trx
    .updateTable('accounts.sso_attempt')
    .set({ proved_account: accountId, mail_token_hash: null })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** Stores the digest of a mailed link's token, which replaces an earlier one, and waits for it. */
export async function keepMailedLink(
  trx: Kysely<Database>,
  stateHash: string,
  { hash, expiresAt }: { readonly hash: string; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('accounts.sso_attempt')
    .set({ mail_token_hash: hash, expires_at: expiresAt })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** Deletes the stored identity after the answer. */
export async function dropIdentity(trx: Kysely<Database>, stateHash: string): Promise<void> {
  await trx
    .updateTable('accounts.sso_attempt')
    .set({ identity: null })
    .where('state_hash', '=', stateHash)
    .execute();
}

export async function deleteAttemptsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.sso_attempt').where('expires_at', '<', before).execute();
}
