import { setTimeout as wait } from 'node:timers/promises';
import { it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';

const isOnPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** For what needs several connections; on the embedded database, which has one, there is no such test. */
export function itOnPostgres(name: string, test: () => Promise<void>): void {
  if (isOnPostgres) it(name, test);
}

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
