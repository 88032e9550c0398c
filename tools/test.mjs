// npm test: everything that CI runs, from a fresh clone, with one closing line.
//   --changed   only what the changes since the upstream branch touch
//   --continue  without the steps that have passed on these very sources
//   --bail      ends at the first failure
//   --all       every combination (npm run test:all)
import { parseArgs } from 'node:util';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const flags = ['all', 'bail', 'changed', 'continue'];
const { values } = parseArgs({
  options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean', default: false }])),
});
if (values.all) process.env.TEST_ALL = '1';
const { runAll } = await import('./test/runAll.mjs');
process.exit((await runAll(values)) ? 0 : 1);
