// npm run bench [-- part …] [--quick | --rounds n]: builds what is stale and measures the portal against
// one plain bundle and a lean page. Parts: loads, visits, navigation, language, lists, screens.
// npm run bench -- store: measures prices and quotations, on PostgreSQL where there is one.
// npm run bench -- orders: measures the placing of orders likewise.
// npm run bench -- growth: compares lists, prices and orders of 1,000 teams with those of 100,000.
// npm run bench -- cluster: compares how many acts of customers one process and several bear.
// npm run bench -- fair: measures how long others wait for long lists and exports, on both databases.
// npm run bench -- logs: measures how many events of use are taken in a second and how soon figures
// are read, on both databases, and how soon they are drawn in a browser.
// npm run bench -- emi [--quick] [archive]: measures reading, rules, report and memory of large boards,
// and how soon hostile archives are refused.
// npm run bench -- emi-view: measures frames of the picture of a large board in a browser.
// npm run bench -- remotes: measures a portal with a hundred remotes beside one with seven.
// npm run bench -- refresh: measures how soon a change of a source stands in a running portal.
// npm run bench -- rest: measures what a portal with nobody there takes, how soon a job begins and a
// portal with data is ready, on both databases.
// npm run bench -- service [--seconds n] [--wait seconds]: measures memory at rest and after load, the
// processor's time for each call, and waits beside long lists, on both databases.
// npm run bench -- history: measures the order history of a short and a long list in a browser.
// npm run bench -- embed: weighs elements on pages of other sites, and measures their first row and what
// a hundred of them leave behind.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
const { root } = await import('./root.mjs');
await install();
const [, , service] = process.argv;
if (['store', 'orders', 'growth', 'fair', 'logs'].includes(service)) {
  const { benchService } = await import('./bench/benchService.mjs');
  const code = await benchService(service);
  if (code !== 0 || service !== 'logs') process.exit(code);
}
if (service === 'cluster') {
  const { benchCluster } = await import('./bench/benchService.mjs');
  process.exit(await benchCluster(process.argv.slice(3)));
}
if (service === 'emi') {
  const { benchEmi } = await import('./bench/benchService.mjs');
  process.exit(await benchEmi(process.argv.slice(3)));
}
/** Those that are measured in a browser, in the portal as it is built. */
const inBrowser = {
  embed: 'embed/main.ts',
  'emi-view': 'emi-view/main.ts',
  history: 'history/main.ts',
  logs: 'logs/drawing/main.ts',
  refresh: 'refresh/main.ts',
  remotes: 'remotes/main.ts',
  rest: 'rest/main.ts',
  service: 'weight/main.ts',
};
/** Those of the servers that have the benchmark's own remote and the plain bundle beside it. */
const besideBundle = new Set(['refresh', 'remotes']);
const program = inBrowser[service];
const { buildStale } = await import('./build/buildStale.mjs');
const { runWebpack } = await import('./build/runWebpack.mjs');
const { browserHint, findBrowser } = await import('./setup/findBrowser.mjs');

const { failed } = await buildStale();
const browser = await findBrowser();
if (!browser) process.stderr.write(`${browserHint}\n`);
if (failed.length > 0 || !browser) process.exit(1);
const workspaces = ['bench/remotes/mf-prices', 'bench/plain', 'bench/lean'];
for (const workspace of program === undefined || besideBundle.has(service) ? workspaces : []) {
  process.stderr.write(`Building ${workspace}…\n`);
  const { code, output } = await runWebpack(workspace);
  if (code !== 0) {
    process.stderr.write(output);
    process.exit(1);
  }
}
const child = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    join(root, 'bench/src', program ?? 'main.ts'),
    ...process.argv.slice(program ? 3 : 2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
);
child.on('exit', (code) => process.exit(code ?? 1));
