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

/** Bundled programs of this run, in a place where they can resolve packages. */
const programs = path.join(import.meta.dirname, `../../../.cache/programs-${process.pid}`);
const emiJob = path.join(import.meta.dirname, '../../../../emi-engine/src/job/emiJob.ts');

/** Creates all queues, too, to save each test server that time. */
async function prepare(db: Kysely<Database>): Promise<void> {
  await createQueues(db, testQueues());
  await sql`ALTER DATABASE template0 IS_TEMPLATE false`.execute(db);
  await sql`DROP DATABASE template0`.execute(db);
  await sql`CHECKPOINT`.execute(db);
}

/**
 * Jest's `globalSetup` of the server project: migrates once, so that each test file starts from a
 * copy, and bundles the EMI job program. With TEST_DATABASE_URL (a PostgreSQL user that may create
 * databases) the tests run there.
 */
export async function globalSetup(): Promise<void> {
  process.env['EMI_JOB_PROGRAM'] = await bundleProgram(emiJob, programs);
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') {
    process.env['TEST_DATABASE_IMAGE'] = await writeDatabaseImage(
      path.join(tmpdir(), 'portal-test-images'),
      // Each test file reads the whole image, so it is half as large as `initdb`'s default.
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
