// npm run bench -- <part> [--quick]: benchmarks a part of the portal and writes the results to
// docs/benchmarks.md, which describes the parts. Default parts: loads, visits, clicks and actions.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
const { root } = await import('./root.mjs');
await install();
const [, , part, ...options] = process.argv;
if (['orders', 'growth', 'logs', 'cluster', 'emi'].includes(part)) {
  const { benchCluster, benchEmi, benchService } = await import('./bench/benchService.mjs');
  if (part === 'cluster') process.exit(await benchCluster(options));
  process.exit(part === 'emi' ? await benchEmi(options) : await benchService(part));
}
const isService = part === 'service';
const { buildStale } = await import('./build/buildStale.mjs');
const { runWebpack } = await import('./build/runWebpack.mjs');
const { browserHint, findBrowser } = await import('./setup/findBrowser.mjs');

const { failed } = await buildStale();
const browser = isService ? undefined : await findBrowser();
const lacksBrowser = !isService && browser === undefined;
if (lacksBrowser) process.stderr.write(`${browserHint}\n`);
if (failed.length > 0 || lacksBrowser) process.exit(1);
for (const workspace of isService ? [] : ['lab/bench/plain', 'lab/bench/lean']) {
  process.stderr.write(`Building ${workspace}…\n`);
  const { code, output } = await runWebpack(workspace);
  if (code !== 0) {
    process.stderr.write(output);
    process.exit(1);
  }
}
const [program, given] = isService
  ? ['weight/main.ts', options]
  : ['main.ts', process.argv.slice(2)];
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'lab/bench', program), ...given],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
);
child.on('exit', (code) => process.exit(code ?? 1));
