import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run/run.mjs';
import { tally } from './tally.mjs';

/** Runs jest through unit.mjs and counts what it reports. */
export async function jestStep(name, args, env = {}) {
  const file = join(root, '.cache/test', `${name}.json`);
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await runNode(
    ['scripts/unit.mjs', '--json', `--outputFile=${file}`, ...args],
    { env },
  );
  // With --json the whole report also goes to standard output; people want the rest.
  const text = output.replace(/^\{"num.*$/m, '');
  if (!existsSync(file)) return { ...tally(0, 1), output: text };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.numRuntimeErrorTestSuites + (code !== 0 && report.success ? 1 : 0);
  return {
    ...tally(
      report.numPassedTests,
      report.numFailedTests + broken,
      report.numPendingTests + report.numTodoTests,
    ),
    output: text,
  };
}
