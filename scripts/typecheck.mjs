// npm run typecheck [-- workspace…]: the compiler over every workspace, two at a time.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';
import { inParallel } from './run/inParallel.mjs';
import { runNode } from './run/run.mjs';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const named = process.argv.slice(2);
const workspaces =
  named.length > 0
    ? named
    : readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')));

async function check(workspace) {
  const { code, output, seconds } = await runNode([tsc, '-p', workspace, '--pretty', 'false']);
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${workspace} ${seconds.toFixed(1)} s\n`);
  if (code !== 0) process.stdout.write(output);
  return code === 0;
}

const passed = await inParallel(workspaces, 2, check);
const failed = passed.filter((one) => !one).length;
process.stdout.write(`types: ${workspaces.length - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
