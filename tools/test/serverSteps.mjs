import { jestStep } from './jestStep.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { tally } from './tally.mjs';

/** Their subject is the files and the start of the embedded database. */
const onlyEmbedded = [
  'app/main.test.ts',
  'lab/faults/fullDisk',
  'operator/backups/(restore|embeddedCopy)',
];
/** Have code of its own for each database. */
const forBoth = ['platform/data-dir/', 'platform/db/', 'app/start/', 'testing/database/'];

/**
 * Server tests on PostgreSQL, which takes less of a processor than the embedded database, and tells
 * of locks, of messages and of statements that leave their transaction. On a machine without
 * PostgreSQL they run on the embedded database.
 * @param {string[]} folders from the repository's root; all when there are none
 */
export async function testServer(folders, options) {
  const programs = findPostgres();
  const args = ['--selectProjects=server', ...folders];
  if (!programs) return jestStep('server', args, options);
  const server = await startPostgres(programs);
  try {
    const ignored = `--testPathIgnorePatterns=/(${onlyEmbedded.join('|')})`;
    return await jestStep('server', [ignored, ...args], {
      ...options,
      env: { TEST_DATABASE_URL: server.url },
    });
  } finally {
    await server.stop();
  }
}

/** Server tests on the embedded database: all, or those of what is its own. */
export function testEmbedded({ all, ...options }) {
  if (!findPostgres()) return tally(0);
  const paths = all ? [] : [...onlyEmbedded, ...forBoth];
  return jestStep('embedded', ['--selectProjects=server', ...paths], options);
}
