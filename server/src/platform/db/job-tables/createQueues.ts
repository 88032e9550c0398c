import { sql, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../Database.ts';
import { executeSql } from './executeSql.ts';

/**
 * Creates missing queues, one process at a time: creating two concurrently deadlocks, since each waits
 * for the other's table.
 */
export async function createQueues(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    const options = { supervise: false, schedule: false, migrate: false };
    const boss = new PgBoss({ db: executeSql(trx), ...options });
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of names) if (!known.has(name)) await boss.createQueue(name);
    await boss.stop({ graceful: false, wait: false });
  });
}

const lock = sql`hashtextextended('make queues', 0)`;
