import { spawn } from 'node:child_process';
import { existsSync, rmSync, statSync, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { targets } from '../build/targets.mjs';
import { remotes } from '../build/workspaces.mjs';
import { root } from '../root.mjs';
import { runNode } from '../run/run.mjs';
import { greeting } from '../start/greeting.mjs';
import { settings } from '../start/settings.mjs';
import { waitUntilReady } from '../start/waitUntilReady.mjs';

const require = createRequire(import.meta.url);
const children = [];

/** A program that runs until the end; its lines carry its name. */
function keep(name, args, cwd = root) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tell = (chunk) =>
    String(chunk)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .forEach((line) => process.stdout.write(`[${name}] ${line}\n`));
  child.stdout.on('data', tell);
  child.stderr.on('data', tell);
  children.push(child);
}

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

async function release(name) {
  const { code, output } = await runNode(
    ['--import', 'tsx', join(root, 'shared/build/release.ts')],
    { cwd: join(root, name) },
  );
  process.stdout.write(code === 0 ? `[${name}] released\n` : `[${name}] ${output}\n`);
}

/** Builds continuously, runs the server from its sources, releases each new build of a remote. */
export async function develop() {
  const started = Date.now();
  const web = targets().filter(({ name }) => name !== 'server');
  // What stands in the folders from now on is not the product that these stamps speak of.
  for (const { name } of web) rmSync(join(root, '.cache/build', name), { force: true });
  for (const { name } of web) {
    const webpack = require.resolve('webpack/bin/webpack.js');
    keep(name, ['--import', 'tsx', webpack, '--watch'], join(root, name));
  }
  const products = web.map(({ product }) => join(root, product));
  while (!products.every((file) => changedAt(file) > started)) await wait(200);

  const tsx = require.resolve('tsx/cli');
  const manifests = products.filter((file) => file.endsWith('manifest.json'));
  keep('server', [
    tsx,
    'watch',
    '--clear-screen=false',
    ...manifests.map((file) => `--include=${file}`),
    'server/src/main.ts',
  ]);
  const known = settings({ NODE_ENV: 'development', ...process.env });
  await waitUntilReady(`http://127.0.0.1:${known.port}`, () => false);
  for (const name of remotes()) {
    watchFile(join(root, name, 'dist/release.json'), { interval: 500 }, () => void release(name));
    await release(name);
  }
  process.stdout.write(greeting(known, 'the terminal', (Date.now() - started) / 1000));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      children.forEach((child) => child.kill('SIGTERM'));
      process.exit(0);
    });
  }
}
