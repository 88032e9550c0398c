import { sql, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../Database.ts';
import { executeSql } from './executeSql.ts';

/**
 * Creates or migrates the job tables (schema `pgboss`), one process at a time: when two create them
 * concurrently, the library leaves a transaction open.
 */
export async function installJobs(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      const boss = new PgBoss({ db: executeSql(connection), supervise: false, schedule: false });
      await boss.start();
      await boss.stop({ graceful: false, wait: false });
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}

const lock = sql`hashtextextended('install the job tables', 0)`;
