// npm run --silent emi -- facts board.tgz: the EMI engine by command line, from a fresh clone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
const { root } = await import('./root.mjs');
await install();
const { tsImport } = await import('tsx/esm/api');
const source = join(root, 'emi-engine/src');
// The limits of the portal's jobs: without them, a board of 128 MB takes twice the memory.
const { jobLimits } = await tsImport(join(source, 'job/jobLimits.ts'), import.meta.url);
const program = process.argv[2] === 'precision' ? 'testing/precision/main.ts' : 'cli/main.ts';
const child = spawn(
  process.execPath,
  [...jobLimits.flags, ...['--import', 'tsx', join(source, program)], ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root, env: { ...process.env, ...jobLimits.environment } },
);
child.on('exit', (code) => process.exit(code ?? 1));
