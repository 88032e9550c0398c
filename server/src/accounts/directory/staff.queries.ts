import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';

/** Whether a person works for the vendor. Staff need a second factor. */
export async function isStaff(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts.staff')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether they were not marked before */
export async function insertStaff(
  trx: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('accounts.staff')
    .values({ account_id: accountId, marked_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** @returns whether they were marked */
export async function deleteStaff(trx: Kysely<Database>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accounts.staff')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Increments the account's version, so that the manager accepts the change. */
export async function countChange(
  trx: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('accounts.account')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', accountId)
    .execute();
}

/** Everybody who is marked, by address. */
export async function listStaff(db: Kysely<Database>) {
  return db
    .selectFrom('accounts.staff as s')
    .innerJoin('accounts.account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.email', 's.marked_at'])
    .orderBy('a.email')
    .execute();
}
