import { monthsAgo, startOfTokyoDay, toCalendarDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';

/** The partition of raw events by month in Tokyo, `YYYY-MM`. */
const nameOf = (month: string) => `usage_event_${month.replace('-', '_')}`;

/**
 * Creates missing partitions of some months in Tokyo (`YYYY-MM`). Uses separate transactions before
 * the one that needs them, so that it neither waits for writers nor blocks them.
 */
export async function ensurePartitions(
  db: Kysely<Database>,
  months: readonly string[],
): Promise<void> {
  const names = months.map((month) => ({ month, name: `manager.${nameOf(month)}` }));
  const { rows: missing } = await sql<{ month: string }>`
    select month from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as row (month text, name text)
    where to_regclass(name) is null`.execute(db);
  for (const { month } of missing) await addPartition(db, month);
}

async function addPartition(db: Kysely<Database>, month: string): Promise<void> {
  const first = toCalendarDay(`${month}-01`);
  const from = startOfTokyoDay(first).toISOString();
  const to = startOfTokyoDay(monthsAgo(first, -1)).toISOString();
  const table = sql.table(`manager.${nameOf(month)}`);
  await db.transaction().execute(async (trx) => {
    // Two batches of a new month may come concurrently; `if not exists` alone fails for one of
    // them.
    await lockFor(trx, 'usage partitions');
    // Not `to_regclass`: it answers from a cache that waiting for the lock has not refreshed.
    const { rows } = await sql`
      select from pg_class
      where relname = ${nameOf(month)} and relnamespace = 'manager'::regnamespace`.execute(trx);
    if (rows.length > 0) return;
    // Created separately and then attached: `partition of` would block all readers and writers.
    await sql`create table ${table} (like manager.usage_event including all)`.execute(trx);
    await sql`
      alter table manager.usage_event attach partition ${table}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
  });
}

/** Drops the partitions of all months before `YYYY-MM`. @returns their months. */
export async function dropPartitionsBefore(
  trx: Kysely<Database>,
  month: string,
): Promise<readonly string[]> {
  await lockFor(trx, 'usage partitions');
  const { rows } = await sql<{ name: string }>`
    select child.relname as name
    from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = 'manager.usage_event'::regclass and child.relname < ${nameOf(month)}
    order by child.relname`.execute(trx);
  for (const { name } of rows) {
    await sql`drop table ${sql.table(`manager.${name}`)}`.execute(trx);
  }
  return rows.map(({ name }) => name.slice('usage_event_'.length).replace('_', '-'));
}
