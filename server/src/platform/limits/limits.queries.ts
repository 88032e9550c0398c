import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** The calls counted under a key in the window that lasts until `endsAt`. */
export interface CallCount {
  readonly calls: number;
  readonly endsAt: Date;
}

interface Counted {
  readonly key: string;
  readonly max: number;
  readonly now: Date;
  /** End of the window that begins now when none is open. */
  readonly endsAt: Date;
}

/**
 * Counts one more call, in one statement, so that processes which count at once lose none. Calls
 * beyond `max` write nothing; the count is then `max + 1`.
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

/** Reads the calls counted under a key now; `undefined` when no window is open. */
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

/** Removes the counts of windows that are over. */
export async function deleteEndedWindows(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('portal.call_limit').where('ends_at', '<=', now).execute();
}
