import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../db/Database.ts';
import { executeSql } from './executeSql.ts';

/** Creates or updates the job tables (schema `pgboss`). */
export async function installJobs(db: Kysely<Database>): Promise<void> {
  const boss = new PgBoss({ db: executeSql(db), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, wait: false });
}
