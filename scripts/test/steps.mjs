import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run/run.mjs';
import { devStep } from './devStep.mjs';
import { e2eStep } from './e2eStep.mjs';
import { jestStep } from './jestStep.mjs';
import { newRemoteStep } from './newRemoteStep.mjs';
import { packStep } from './packStep.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { standaloneStep } from './standaloneStep.mjs';
import { single, tally } from './tally.mjs';

const require = createRequire(import.meta.url);
const programOf = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** A check that is one program: passed when it ends with 0. */
async function programStep(...args) {
  const { code, output } = await runNode(args, { idle: true });
  return { ...single(code === 0), output: code === 0 ? '' : output };
}

async function typesStep() {
  const { output } = await runNode(['scripts/typecheck.mjs'], { idle: true });
  const counts = /types: (\d+) passed, (\d+) failed/.exec(output);
  if (!counts) return { ...tally(0, 1), output };
  return { ...tally(Number(counts[1]), Number(counts[2])), output };
}

async function buildStep() {
  const { code, output } = await runNode(['scripts/build.mjs', '--e2e']);
  const counts = /build: (\d+) built, (\d+) unchanged, (\d+) failed/.exec(output);
  if (!counts || code !== 0) return { ...tally(0, Number(counts?.[3] ?? 1)), output };
  return { ...tally(Number(counts[1]) + Number(counts[2])), output };
}

/** The step that weighs each screen's first load. It always prints the weights, so that growth is seen before a budget is exceeded. */
async function firstLoadStep() {
  const { output } = await runNode(['scripts/measure.mjs']);
  const counts = /first load: (\d+) passed, (\d+) failed/.exec(output);
  if (!counts) return { ...tally(0, 1), report: output };
  return { ...tally(Number(counts[1]), Number(counts[2])), report: output };
}

/** The server's tests that use a database; the others have been run beside the embedded one. */
const onPostgres = [
  'server',
  'server/src/testing/database/openTestDatabase.ts',
  'server/src/chaos/killOrders.ts',
  'server/src/testing/openOwnPortal.ts',
];

/**
 * Of those, the ones whose subject is a program or a disk: damaged boards, the license client, a full
 * disk. Their statements are the ones of their neighbours, and they take minutes.
 */
const besideDatabases = [
  'emi-uploads/hostileUploads',
  'emi-jobs/(report|carryOutEmiJob)',
  '(usage-events|leases)/license-client',
  'faults/(licenseClientFaults|fullDisk)',
  'about/about',
  'previews/createPreviews',
];

async function postgresStep(done) {
  const programs = findPostgres();
  if (!programs) {
    const { passed, failed, skipped } = done.get('server');
    return {
      ...tally(0, 0, passed + failed + skipped),
      output: 'PostgreSQL was not found (Debian: apt-get install postgresql).\n',
    };
  }
  const server = await startPostgres(programs);
  try {
    const env = { TEST_DATABASE_URL: server.url };
    const left = `--testPathIgnorePatterns=(${besideDatabases.join('|')})\\.test`;
    const args = ['--maxWorkers=1', left, '--findRelatedTests', ...onPostgres];
    return await jestStep('postgres', args, env);
  } finally {
    await server.stop();
  }
}

/** Jest's projects of the browser side and of tools: every one but the server's. */
function webProjects() {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')),
  );
  return [
    'shared',
    'build-kit',
    'shell',
    'accounts',
    ...remotes,
    'license-client',
    'bench',
    'scripts',
  ];
}

const eslint = ['--max-old-space-size=4096', programOf('eslint', 'bin/eslint.js'), '.'];
const prettier = [programOf('prettier', 'bin/prettier.cjs'), '--check', '.'];

/**
 * What `npm test` consists of, with the cores each step keeps busy. The longest come first, so that
 * both cores end together; the journeys come last, because they measure time as a person would
 * notice it. Steps without a core of their own read the source beside everything else, one after
 * the other, in the time that the others wait.
 */
export const steps = [
  { name: 'lint', cores: 0, run: () => programStep(...eslint) },
  { name: 'types', cores: 0, after: ['lint'], run: typesStep },
  { name: 'format', cores: 0, after: ['types'], run: () => programStep(...prettier) },
  { name: 'server', cores: 1, run: () => jestStep('server', ['--maxWorkers=1', 'server']) },
  {
    name: 'units',
    cores: 1,
    run: () => jestStep('units', ['--maxWorkers=1'], { UNIT_PROJECTS: webProjects().join(' ') }),
  },
  // Without its programs it only says how many tests the other database has had.
  { name: 'postgres', cores: 1, after: findPostgres() ? [] : ['server'], run: postgresStep },
  { name: 'build', cores: 1, run: buildStep },
  { name: 'first load', cores: 1, after: ['build'], run: firstLoadStep },
  { name: 'dev', cores: 1, run: devStep },
  { name: 'new remote', cores: 1, run: newRemoteStep },
  { name: 'remote of its own', cores: 1, after: ['build'], run: standaloneStep },
  // Needs the kit, which the remote of its own has packed.
  { name: 'pack', cores: 1, after: ['remote of its own'], run: packStep },
  { name: 'e2e', cores: 2, after: ['build', 'postgres'], run: e2eStep },
];
