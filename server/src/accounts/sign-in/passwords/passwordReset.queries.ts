import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { PasswordResetTable } from '../../../platform/db/tables/accountSecurity.ts';

export async function insertPasswordReset(
  trx: Kysely<Database>,
  reset: Insertable<PasswordResetTable>,
): Promise<void> {
  await trx.insertInto('accounts.password_reset').values(reset).execute();
}

export async function passwordResetOf(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<Selectable<PasswordResetTable> | undefined> {
  return db
    .selectFrom('accounts.password_reset')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Locks the reset of a link, so that a link opened twice at once works once. */
export async function lockPasswordReset(
  trx: Kysely<Database>,
  tokenHash: string,
): Promise<Selectable<PasswordResetTable> | undefined> {
  return trx
    .selectFrom('accounts.password_reset')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Closes every open reset link of an account: after a change of the password none is needed. */
export async function closePasswordResets(
  trx: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('accounts.password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deletePasswordResetsBefore(
  db: Kysely<Database>,
  before: Date,
): Promise<void> {
  await db.deleteFrom('accounts.password_reset').where('created_at', '<', before).execute();
}
