import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from './Database.ts';

const installLock = sql`hashtextextended('install the job tables', 0)`;
const queuesLock = sql`hashtextextended('make queues', 0)`;

/**
 * Creates or migrates the job tables (schema `pgboss`), one process at a time: when two create them
 * concurrently, the library leaves a transaction open.
 */
export async function installJobs(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${installLock})`.execute(connection);
    try {
      const boss = new PgBoss({ db: executeSql(connection), supervise: false, schedule: false });
      await boss.start();
      await boss.stop({ graceful: false, wait: false });
    } finally {
      await sql`select pg_advisory_unlock(${installLock})`.execute(connection);
    }
  });
}

/** Executes pg-boss's SQL on a connection or open transaction of ours. */
export function executeSql(db: Kysely<Database>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}

/**
 * Executes pg-boss's SQL on the table of one kind of jobs, a partition. The database plans the
 * statement that fetches a job from all partitions again at each execution, which takes five times
 * longer than to look for one.
 * @param name the kind of all jobs that the statements concern
 */
export function executeSqlOf(db: Kysely<Database>, name: string) {
  const table = `pgboss.j${createHash('sha224').update(name).digest('hex')}`;
  const { executeSql: execute } = executeSql(db);
  return {
    executeSql: (text: string, values?: unknown[]) =>
      execute(text.replaceAll(/\bpgboss\.job\b/g, table), values),
  };
}

/**
 * Creates missing queues, one process at a time: creating two concurrently deadlocks, since each
 * waits for the other's table.
 */
export async function createQueues(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${queuesLock})`.execute(trx);
    const options = { supervise: false, schedule: false, migrate: false };
    const boss = new PgBoss({ db: executeSql(trx), ...options });
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of names) if (!known.has(name)) await boss.createQueue(name);
    await boss.stop({ graceful: false, wait: false });
  });
}
