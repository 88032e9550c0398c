import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** The calls counted in the window that ends at `endsAt`. */
export interface CallCount {
  readonly calls: number;
  readonly endsAt: Date;
}

interface Counted {
  readonly key: string;
  readonly max: number;
  readonly now: Date;
  /** End of the new window if none is open. */
  readonly endsAt: Date;
}

/**
 * Counts a call in one statement, so that concurrent processes lose none. Calls beyond `max` write
 * nothing; the count is then `max + 1`.
 */
export async function countCall(
  db: Kysely<Database>,
  { key, max, now, endsAt }: Counted,
): Promise<CallCount> {
  const isOver = sql<boolean>`call_limit.ends_at <= ${now}`;
  const row = await db
    .insertInto('portal.call_limit')
    .values({ key, calls: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          calls: sql<number>`case when ${isOver} then 1 else call_limit.calls + 1 end`,
          ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else call_limit.ends_at end`,
        })
        .where(sql<boolean>`${isOver} or call_limit.calls < ${max}`),
    )
    .returning(['calls', 'ends_at'])
    .executeTakeFirst();
  if (row) return { calls: row.calls, endsAt: row.ends_at };
  const full = await callCount(db, key, now);
  return { calls: max + 1, endsAt: full?.endsAt ?? endsAt };
}

/** The calls counted in the open window; `undefined` without one. */
export async function callCount(
  db: Kysely<Database>,
  key: string,
  now: Date,
): Promise<CallCount | undefined> {
  const row = await db
    .selectFrom('portal.call_limit')
    .select(['calls', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row && { calls: row.calls, endsAt: row.ends_at };
}

/** Deletes ended windows. */
export async function deleteEndedWindows(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('portal.call_limit').where('ends_at', '<=', now).execute();
}
