import { jestStep } from './jestStep.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { tally } from './tally.mjs';

/** Tests of the files and the start of the embedded database. */
const onlyEmbedded = [
  'app/main.test.ts',
  'lab/faults/fullDisk',
  'operator/backups/(restore|embeddedCopy)',
];
/** Folders with code for each database. */
const forBoth = ['platform/data-dir/', 'platform/db/', 'app/start/', 'testing/database/'];

/**
 * Runs the server tests on PostgreSQL, which takes less processor time than the embedded database
 * and detects locks, notifications and statements outside their transaction. Falls back to the
 * embedded database if PostgreSQL is not installed.
 * @param {string[]} folders relative to the root; all if empty
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

/** Runs the server tests on the embedded database: all, or those of database-specific code. */
export function testEmbedded({ all, ...options }) {
  if (!findPostgres()) return tally(0);
  const paths = all ? [] : [...onlyEmbedded, ...forBoth];
  return jestStep('embedded', ['--selectProjects=server', ...paths], options);
}
