import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { tally } from './tally.mjs';

const reporter = join(import.meta.dirname, 'jestReporter.mjs');
const sequencer = join(import.meta.dirname, 'LikelySequencer.mjs');
/** Forwards the reporter's output without jest's list of projects. */
const write = (text) => {
  if (!/^Running (one|\d+) project/.test(text)) process.stdout.write(text);
};

/**
 * Runs jest through unit.mjs, prints failures immediately and counts the results.
 * @param {{ bail?: boolean, env?: Record<string, string>, node?: string }} options `node`: the Node
 * program; default: the current one.
 */
export async function jestStep(name, args, options = {}) {
  const { bail = false, env = {}, node = process.execPath } = options;
  const file = join(root, '.cache/test', `${name}.json`);
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(file, { force: true });
  const flags = ['--maxWorkers=1', `--reporters=${reporter}`, `--testSequencer=${sequencer}`];
  if (bail) flags.push('--bail');
  const { code, output } = await run(node, ['tools/unit.mjs', ...flags, ...args], {
    env: { ...env, JEST_REPORT: file },
    onOutput: write,
  });
  if (!existsSync(file)) return { ...tally(0, 1), output };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}
