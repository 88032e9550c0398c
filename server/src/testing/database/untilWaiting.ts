import { setTimeout as wait } from 'node:timers/promises';
import { it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';

const isOnPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** A test that needs several connections; skipped on the embedded database, which has one. */
export function itOnPostgres(name: string, test: () => Promise<void>): void {
  if (isOnPostgres) it(name, test);
}

/** Resolves when a number of sessions wait for locks. */
export async function untilWaiting(db: Kysely<Database>, sessions: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows[0]?.n === sessions) return;
    await wait(5);
  }
}
