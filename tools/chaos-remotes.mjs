// npm run chaos:remotes [-- --times 20] [words of names]: provokes every fault of files, releases
// and the registry in a browser, half of the runs in each language, and prints the outcomes.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  process.stderr.write('--times needs a whole number above 0.\n');
  process.exit(1);
}
const { code } = await runNode(
  [
    'tools/e2e.mjs',
    'specs/chaos.spec.ts',
    '--project=ja-390',
    '--project=en-1280',
    `--repeat-each=${Math.ceil(times / 2)}`,
    `--reporter=${join(root, 'tools/chaos/chaosReporter.mjs')}`,
    '--trace=off',
    ...(positionals.length > 0 ? ['--grep', positionals.map(escaped).join('|')] : []),
  ],
  { env: { TEST_LONG: '1' }, onOutput: (text) => process.stdout.write(text) },
);
process.exit(code);

function escaped(words) {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
