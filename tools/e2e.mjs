// npm run e2e [-- playwright arguments]: builds what is stale and runs the journeys.
import { spawn } from 'node:child_process';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
const { root } = await import('./root.mjs');
await install();
const { buildStale } = await import('./build/buildStale.mjs');
const { browserHint, findBrowser } = await import('./setup/findBrowser.mjs');
const { playwright } = await import('./test/playwright.mjs');

const { failed } = await buildStale({ withE2e: true });
const browser = await findBrowser({ shell: true });
if (!browser) process.stderr.write(`${browserHint}\n`);
if (failed.length > 0 || !browser) process.exit(1);
const args = process.argv.slice(2);
const isChosen = args.some((argument) => argument.startsWith('--project'));
const project = isChosen ? [] : ['--project=once'];
const child = spawn(process.execPath, [...playwright(), ...project, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser },
});
child.on('exit', (code) => process.exit(code ?? 1));
