// npm run --silent emi -- facts board.tgz: the EMI engine by command line, from a fresh clone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
const { root } = await import('./root.mjs');
await install();
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'server/src/emi/cli/main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root },
);
child.on('exit', (code) => process.exit(code ?? 1));
