import { setTimeout as wait } from 'node:timers/promises';
import { it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

const isOnPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** For what needs several connections; the embedded database has one. */
export const itOnPostgres = isOnPostgres ? it : it.skip;

/** Resolves when so many sessions of the database wait for a lock. */
export async function untilWaiting(db: Kysely<Database>, sessions: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows[0]?.n === sessions) return;
    await wait(5);
  }
}
