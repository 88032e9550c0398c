import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runNode } from '../run.mjs';
import { browserHint, findBrowser } from '../setup/findBrowser.mjs';
import { playwright } from '../test/playwright.mjs';
import { findPostgres, startPostgres } from '../test/postgres.mjs';

/**
 * Result of a step. A fault counts as found only if the step ran, never because nothing could run.
 * @typedef {{ isFound: boolean, output: string }} Verdict
 */

const require = createRequire(import.meta.url);
const programOf = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** A program's JSON report of this run. */
async function reported(file, runIt) {
  rmSync(file, { force: true });
  const { output } = await runIt();
  return { output, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

async function jest(copy, args, env = {}) {
  const file = join(dirname(copy), 'jest.json');
  const { output, report } = await reported(file, () =>
    runNode(['tools/unit.mjs', '--json', `--outputFile=${file}`, '--maxWorkers=1', ...args], {
      cwd: copy,
      env: { TEST_DATABASE_URL: '', ...env },
    }),
  );
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
  // With --json the whole report also goes to standard output; only the rest is for people.
  return {
    isFound: report?.numTotalTestSuites > 0 && failed > 0,
    output: output.replace(/^\{"num.*$/m, ''),
  };
}

let postgres;

async function onPostgres(copy, args) {
  const programs = findPostgres();
  if (!programs) return { isFound: false, output: 'PostgreSQL was not found.\n' };
  postgres ??= startPostgres(programs);
  const { url } = await postgres;
  return jest(copy, ['server', ...args], { TEST_DATABASE_URL: url });
}

/** Stops what the steps have started. */
export async function endSteps() {
  await (await postgres)?.stop();
}

/** Builds what is stale. @returns the output if the build failed. */
async function buildStale(copy, args = []) {
  const { code, output } = await runNode(['tools/build.mjs', ...args], { cwd: copy });
  return code === 0 ? undefined : `Nothing was built.\n${output}`;
}

async function journeys(copy, args) {
  const problem = await buildStale(copy, ['--e2e']);
  const browser = await findBrowser({ shell: true });
  if (problem || !browser) return { isFound: false, output: problem ?? browserHint };
  const file = join(dirname(copy), 'e2e.json');
  const { output, report } = await reported(file, () =>
    runNode([...playwright(), '--reporter=line,json', '--trace=off', '--workers=1', ...args], {
      cwd: copy,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
  return { isFound: report?.stats.unexpected > 0, output };
}

async function firstLoad(copy) {
  const problem = await buildStale(copy);
  if (problem) return { isFound: false, output: problem };
  const { output } = await runNode(['tools/measure.mjs'], { cwd: copy });
  return { isFound: /first load: \d+ passed, [1-9]\d* failed/.test(output), output };
}

/** Runs a program that prints its findings. */
async function printing(copy, args, found) {
  const { output } = await runNode(args, { cwd: copy });
  return { isFound: found.test(output), output };
}

/**
 * The steps of `npm test`, each run in a copy of the repository and narrowed to its arguments.
 * @type {Record<string, (copy: string, args: string[]) => Promise<Verdict>>}
 */
export const narrowedSteps = {
  types: (copy, args) =>
    printing(copy, ['tools/typecheck.mjs', ...args], /^ +x [\w-]+\([\w-]+\): /m),
  // A finding ends with the name of its rule; a parse error does not.
  lint: (copy, args) =>
    printing(
      copy,
      [programOf('eslint', 'bin/eslint.js'), ...args],
      /^ +\d+:\d+ +error .* {2}@?[\w/-]+$/m,
    ),
  format: (copy, args) =>
    printing(copy, [programOf('oxfmt', 'bin/oxfmt'), '--check', ...args], /^\S+ \(\d+ms\)$/m),
  units: jest,
  server: onPostgres,
  embedded: (copy, args) => jest(copy, ['server', ...args]),
  build: (copy, args) =>
    printing(copy, ['tools/build.mjs', ...args], /build: .* [1-9]\d* failed$/m),
  'first load': firstLoad,
  e2e: journeys,
};
