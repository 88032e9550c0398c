// npm run test:faults [-- --only 'part of a name'] [--continue]: makes each listed fault in a copy
// of the repository and checks that the tests find it; --continue resumes an interrupted run.
import { parseArgs } from 'node:util';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { values } = parseArgs({
  options: { only: { type: 'string' }, continue: { type: 'boolean', default: false } },
});
const { install } = await import('./setup/install.mjs');
await install();
const { runFaults } = await import('./faults/runFaults.mjs');
process.exit((await runFaults({ only: values.only, isContinuing: values.continue })) ? 0 : 1);
