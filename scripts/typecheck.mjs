// npm run typecheck [-- workspace…]: the compiler over everything at once, or over workspaces alone.
import { createRequire } from 'node:module';
import { runNode } from './run/run.mjs';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
/**
 * One program for all reads the declarations of packages once instead of once for each workspace.
 * What Node runs is also checked by Node's rules for modules, which bundlers do not have.
 */
const everything = ['.', 'server', 'license-client'];
const named = process.argv.slice(2);
const projects = named.length > 0 ? named : everything;

async function check(project) {
  const { code, output, seconds } = await runNode([tsc, '-p', project, '--pretty', 'false']);
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${project} ${seconds.toFixed(1)} s\n`);
  if (code !== 0) process.stdout.write(output);
  return code === 0;
}

let failed = 0;
for (const project of projects) if (!(await check(project))) failed += 1;
process.stdout.write(`types: ${projects.length - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
