import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { LockOutTable } from '../../../platform/db/tables/accounts.ts';
import type { FailureCount } from './lockOut.ts';

/** The failures counted under a key. */
export async function failureCount(
  db: Kysely<Database>,
  key: string,
): Promise<FailureCount | undefined> {
  return countOf(await selectCount(db, key).executeTakeFirst());
}

/** Reads the failures counted under a key and locks the row until the transaction ends. */
export async function lockFailureCount(
  trx: Kysely<Database>,
  key: string,
  now: Date,
): Promise<FailureCount | undefined> {
  // A missing row cannot be locked: two first failures at once would count as one.
  await trx
    .insertInto('accounts.lock_out')
    .values({ key, failures: 0, last_failure_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return countOf(await selectCount(trx, key).forUpdate().executeTakeFirst());
}

function selectCount(db: Kysely<Database>, key: string) {
  return db
    .selectFrom('accounts.lock_out')
    .select(['failures', 'last_failure_at'])
    .where('key', '=', key);
}

function countOf(
  row: Pick<Selectable<LockOutTable>, 'failures' | 'last_failure_at'> | undefined,
): FailureCount | undefined {
  return row && { failures: row.failures, lastFailureAt: row.last_failure_at };
}

export async function saveFailureCount(
  trx: Kysely<Database>,
  key: string,
  { failures, lastFailureAt }: FailureCount,
): Promise<void> {
  const values = { failures, last_failure_at: lastFailureAt };
  await trx
    .insertInto('accounts.lock_out')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/**
 * Sets the failures under a key to 0 and keeps the row: transactions that wait for its lock must
 * find it.
 */
export async function forgetFailures(trx: Kysely<Database>, key: string): Promise<void> {
  await trx.updateTable('accounts.lock_out').set({ failures: 0 }).where('key', '=', key).execute();
}

/** Removes counts without a failure since `before`. */
export async function deleteFailuresBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.lock_out').where('last_failure_at', '<', before).execute();
}
