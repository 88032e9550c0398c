import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeDatabaseImage } from '../db/databaseImage.ts';
import { createQueues } from './createQueues.ts';
import { createTemplate } from './postgresTemplate.ts';

/**
 * Jest's `globalSetup` of the server project: migrates once, so that each test file starts from a
 * copy. With TEST_DATABASE_URL (a PostgreSQL that may create databases) the tests run there.
 */
export async function globalSetup(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') {
    process.env['TEST_DATABASE_IMAGE'] = await writeDatabaseImage(
      path.join(tmpdir(), 'portal-test-images'),
      'none',
      createQueues,
    );
  } else {
    process.env['TEST_DATABASE_TEMPLATE'] = await createTemplate(url);
  }
}
