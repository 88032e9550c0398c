import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { writeDatabaseImage } from '../../platform/db/connection/databaseImage.ts';
import { createQueues } from '../../platform/db/jobTables.ts';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';
import { createTemplate, dropDatabases } from './postgresTemplate.ts';
import { testQueues } from './testQueues.ts';

/** Programs of this run, where they find their packages. */
const programs = path.join(import.meta.dirname, `../../../.cache/programs-${process.pid}`);
const emiJob = path.join(import.meta.dirname, '../../../../emi-engine/src/job/emiJob.ts');

/** Makes the tables of all queues too, which every test server would otherwise spend its start on. */
async function prepare(db: Kysely<Database>): Promise<void> {
  await createQueues(db, testQueues());
  await sql`ALTER DATABASE template0 IS_TEMPLATE false`.execute(db);
  await sql`DROP DATABASE template0`.execute(db);
  await sql`CHECKPOINT`.execute(db);
}

/**
 * Jest's `globalSetup` of the server project: migrates once, so that each test file starts from a
 * copy, and bundles the program of EMI jobs. With TEST_DATABASE_URL (a PostgreSQL that may create
 * databases) the tests run there.
 */
export async function globalSetup(): Promise<void> {
  process.env['EMI_JOB_PROGRAM'] = await bundleProgram(emiJob, programs);
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') {
    process.env['TEST_DATABASE_IMAGE'] = await writeDatabaseImage(
      path.join(tmpdir(), 'portal-test-images'),
      // Each test file reads all of it: so it is half as large as `initdb` would make it.
      { compression: 'none', initDb: ['--wal-segsize=1'], prepare, prepared: testQueues() },
    );
  } else {
    process.env['TEST_DATABASE_RUN'] = String(process.pid);
    process.env['TEST_DATABASE_TEMPLATE'] = await createTemplate(url);
  }
}

/** Jest's `globalTeardown` of the server project. */
export async function globalTeardown(): Promise<void> {
  await rm(programs, { recursive: true, force: true });
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  if (url !== '') await dropDatabases(url);
}
