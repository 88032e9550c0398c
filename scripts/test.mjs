// npm test: everything that CI runs, from a fresh clone, with one closing line.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { runAll } = await import('./test/runAll.mjs');
process.exit((await runAll()) ? 0 : 1);
