import { spawn } from 'node:child_process';
import { existsSync, rmSync, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStale } from '../build/buildStale.mjs';
import { targets } from '../build/targets.mjs';
import { remotes } from '../build/workspaces.mjs';
import { root } from '../root.mjs';
import { runNode } from '../run/run.mjs';
import { greeting } from '../start/greeting.mjs';
import { settings } from '../start/settings.mjs';
import { waitUntilReady } from '../start/waitUntilReady.mjs';

const require = createRequire(import.meta.url);
const children = [];

const say = (name, text) =>
  String(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .forEach((line) => process.stdout.write(`[${name}] ${line}\n`));

/** Starts a program that runs as long as `npm run dev`; each line of its output begins with its name. */
function keep(name, args, cwd = root) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => say(name, chunk));
  child.stderr.on('data', (chunk) => say(name, chunk));
  children.push(child);
  return child;
}

/**
 * Publishes what webpack has just built. Not `npm run release`, which builds first: each of its
 * builds would be one more change to release. Who develops raises no version for each change.
 */
async function publish(name) {
  const portal = join(root, 'server/src/cli/portal.ts');
  const folder = join(root, name);
  const args = ['--import', 'tsx', portal, 'releases', 'publish', folder, '--any-version'];
  const { code, output } = await runNode(args, { cwd: root });
  say(name, code === 0 ? 'released' : output);
}

/** Publishes each new build of a remote, one after the other. */
function publishChanges(name) {
  let last = publish(name);
  watchFile(join(root, name, 'dist/release.json'), { interval: 500 }, ({ mtimeMs }) => {
    // A time of 0: the file is away, as before a build that failed has been put right.
    if (mtimeMs > 0) last = last.then(() => publish(name));
  });
  return last;
}

/** Builds with webpack from now on. @returns the file that appears when the first build is done. */
function watchBuild({ name, product }) {
  const file = join(root, product);
  // What stands there from now on is not the product that its stamp speaks of; and a build that
  // equals the one before would not be written.
  rmSync(join(root, '.cache/build', name), { force: true });
  rmSync(file, { force: true });
  const webpack = require.resolve('webpack/bin/webpack.js');
  keep(name, ['--import', 'tsx', webpack, '--watch'], join(root, name));
  return file;
}

/** @returns what to build: everything, or of the remotes only the named ones. */
function wantedTargets(names) {
  const unknown = names.filter((name) => !remotes().includes(name));
  if (unknown.length > 0) throw new Error(`There is no remote ${unknown.join(', ')}.`);
  const isWanted = (name) =>
    names.length === 0 || !remotes().includes(name) || names.includes(name);
  return targets().filter(({ name }) => name !== 'server' && isWanted(name));
}

/** Builds continuously, runs the server from its sources, releases each new build of a remote. */
export async function develop(names = []) {
  const started = Date.now();
  const wanted = wantedTargets(names);
  const isWeb = ({ name }) => existsSync(join(root, name, 'webpack.config.js'));
  const products = wanted.filter(isWeb).map(watchBuild);
  await buildStale({ names: wanted.filter((target) => !isWeb(target)).map(({ name }) => name) });
  while (!products.every((file) => existsSync(file))) await wait(200);

  const tsx = require.resolve('tsx/cli');
  const manifests = products.filter((file) => file.endsWith('manifest.json'));
  const server = keep('server', [
    tsx,
    'watch',
    '--clear-screen=false',
    ...manifests.map((file) => `--include=${file}`),
    'server/src/main.ts',
  ]);
  const known = settings({ NODE_ENV: 'development', ...process.env });
  const stop = (code) => {
    children.forEach((child) => child.kill('SIGTERM'));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
  const hasEnded = () => server.exitCode !== null;
  if (!(await waitUntilReady(`http://127.0.0.1:${known.port}`, hasEnded))) {
    say('server', 'did not get ready; its lines above say why');
    stop(1);
  }
  const released = wanted.map(({ name }) => name).filter((name) => remotes().includes(name));
  for (const name of released) await publishChanges(name);
  process.stdout.write(greeting(known, 'the terminal', (Date.now() - started) / 1000));
}
