import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { FailureCount } from './lockOut.ts';

/** The failures counted under some keys, by key. */
export type FailureCounts = ReadonlyMap<string, FailureCount>;

export async function failureCounts(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<FailureCounts> {
  return countsOf(await selectCounts(db, keys).execute());
}

/**
 * Reads the failures counted under some keys and locks their rows until the transaction ends, in
 * the order of the keys: attempts that name them in the same order never deadlock.
 */
export async function lockFailureCounts(
  trx: Kysely<Database>,
  keys: readonly string[],
  now: Date,
): Promise<FailureCounts> {
  // A missing row cannot be locked: two first failures at once would count as one.
  await trx
    .insertInto('accounts.lock_out')
    .values(keys.map((key) => ({ key, failures: 0, last_failure_at: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const inOrder = sql`array_position(${keys}::text[], key)`;
  return countsOf(await selectCounts(trx, keys).orderBy(inOrder).forUpdate().execute());
}

function selectCounts(db: Kysely<Database>, keys: readonly string[]) {
  return db
    .selectFrom('accounts.lock_out')
    .select(['key', 'failures', 'last_failure_at'])
    .where('key', '=', sql<string>`any(${keys})`);
}

function countsOf(
  rows: readonly {
    readonly key: string;
    readonly failures: number;
    readonly last_failure_at: Date;
  }[],
): FailureCounts {
  return new Map(
    rows.map(({ key, failures, last_failure_at }) => [
      key,
      { failures, lastFailureAt: last_failure_at },
    ]),
  );
}

export async function saveFailureCounts(
  trx: Kysely<Database>,
  counts: FailureCounts,
): Promise<void> {
  const rows = [...counts].map(([key, { failures, lastFailureAt }]) => ({
    key,
    failures,
    last_failure_at: lastFailureAt,
  }));
  await trx
    .insertInto('accounts.lock_out')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb.ref('excluded.failures'),
        last_failure_at: eb.ref('excluded.last_failure_at'),
      })),
    )
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
