import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { jestStep } from './jestStep.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { tally } from './tally.mjs';

const sources = join(root, 'server/src');

/** What only several connections at once show: locks of rows and of names, and messages. */
const meetsOthers =
  /\b(forUpdate|forNoKeyUpdate|forShare|skipLocked|lockFor|listen)\(|advisory_(xact_)?lock/;
/** Where the two databases have code or programs of their own. */
const differs = /^(cluster|db|faults|jobs|operator\/backups|testing\/database)\//;
/**
 * Their subject is a program or a disk: damaged boards, the license client, a full disk. Their
 * statements are the ones of their neighbours, and they take minutes.
 */
const besideDatabases =
  /(hostileUploads|emi-jobs\/(report|carryOutEmiJob)|license-client|licenseClientFaults|fullDisk|about|createPreviews)\.test/;
/** What opens a database for tests. */
const openers = ['testing/database/openTestDatabase', 'chaos/killOrders', 'testing/openOwnPortal'];

/**
 * Server tests that run on PostgreSQL too: of code that differs there, and beside code that meets
 * other connections. The embedded database has one connection, so it shows neither.
 * @returns {string[]} their paths from `server/src`.
 */
export function testsOnBoth() {
  const files = readdirSync(sources, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  const code = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  const meeting = new Set(
    code
      .filter((file) => meetsOthers.test(readFileSync(join(sources, file), 'utf8')))
      .map((file) => dirname(file)),
  );
  return files.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      (meeting.has(dirname(file)) || differs.test(file)) &&
      !besideDatabases.test(file),
  );
}

async function onPostgres(options) {
  const programs = findPostgres();
  if (!programs) {
    const output = 'PostgreSQL was not found (Debian: apt-get install postgresql).\n';
    return { ...tally(0, 0, testsOnBoth().length), output };
  }
  const server = await startPostgres(programs);
  try {
    const env = { TEST_DATABASE_URL: server.url };
    const paths = options.all ? openers.map((file) => `${file}.ts`) : testsOnBoth();
    const chosen = [
      options.all ? '--findRelatedTests' : '--runTestsByPath',
      `--testPathIgnorePatterns=${besideDatabases.source}`,
      'server',
      ...paths.map((file) => join(sources, file)),
    ];
    return await jestStep('postgres', chosen, { ...options, env });
  } finally {
    await server.stop();
  }
}

/** The server on its embedded database, and what PostgreSQL may do otherwise on that. */
export const databaseSteps = [
  { name: 'server', cores: 1, run: (_done, options) => jestStep('server', ['server'], options) },
  { name: 'postgres', cores: 1, run: (_done, options) => onPostgres(options) },
];
