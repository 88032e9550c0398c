import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStale, dependencies, discard } from '../build/buildStale.mjs';
import { onceChanged } from '../build/onceChanged.mjs';
import { targets } from '../build/targets.mjs';
import { remotes } from '../build/workspaces.mjs';
import { root } from '../root.mjs';
import { buildWhenSaved, leftOut } from '../start/buildWhenSaved.mjs';
import { greeting } from '../start/greeting.mjs';
import { publishBuild } from '../start/publishBuild.mjs';
import { settings } from '../start/settings.mjs';
import { waitUntilReady } from '../start/waitUntilReady.mjs';

const require = createRequire(import.meta.url);
const children = [];

const say = (name, text) =>
  String(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .forEach((line) => process.stdout.write(`[${name}] ${line}\n`));

/** Starts a program that runs as long as `npm run dev`; its name prefixes each line of output. */
function keep(name, args, cwd = root) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { COMPRESSION: 'quick', ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => say(name, chunk));
  child.stderr.on('data', (chunk) => say(name, chunk));
  children.push(child);
  return child;
}

let isStopping = false;

/** Stops all child programs, then exits. A second call exits at once. */
async function stop(code) {
  if (isStopping) process.exit(1);
  isStopping = true;
  const running = children.filter(({ exitCode, signalCode }) => (exitCode ?? signalCode) === null);
  const ended = running.map((child) => once(child, 'exit'));
  running.forEach((child) => child.kill('SIGTERM'));
  await Promise.all(ended);
  process.exit(code);
}

/** `npm run release` would build first, and each build would trigger another release. */
const publish = async (name) => say(name, await publishBuild(name));

/** Publishes a remote's build if the portal runs another one, then every new build in sequence. */
function publishChanges(name, running) {
  const file = join(root, name, 'dist/release.json');
  const built = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).hash : undefined;
  const isSettled = built === undefined || running.get(name) === built;
  let last = isSettled ? Promise.resolve() : publish(name);
  watchFile(file, { interval: 500 }, ({ mtimeMs }) => {
    // mtime 0: the file is missing, as after a failed build.
    if (mtimeMs > 0) last = last.then(() => publish(name));
  });
  return last;
}

/** @returns the hash of each remote's running release. */
async function runningReleases(url) {
  const { remotes: known } = await (await fetch(`${url}/api/registry`)).json();
  return new Map(known.map(({ name, current }) => [name, current.hash]));
}

/** Builds a target for development, and again whenever it changes; with it the configuration. */
function watchBuild(target) {
  // Webpack does not write a build that equals the previous one.
  discard(target);
  const [tsx, webpack] = ['tsx/cli', 'webpack/bin/webpack.js'].map((name) => require.resolve(name));
  keep(
    target.name,
    [tsx, 'watch', '--clear-screen=false', webpack, '--watch'],
    join(root, target.name),
  );
}

const isWeb = ({ name }) => existsSync(join(root, name, 'webpack.config.js'));

/** @returns the targets to build: all, with only the named remotes if any are named. */
function wantedTargets(names) {
  const unknown = names.filter((name) => !remotes().includes(name));
  if (unknown.length > 0) throw new Error(`There is no remote ${unknown.join(', ')}.`);
  const isWanted = (name) =>
    names.length === 0 || !remotes().includes(name) || names.includes(name);
  return targets().filter(({ name }) => name !== 'server' && isWanted(name));
}

/**
 * Builds continuously, runs the server from its sources, and releases each new build of a remote.
 */
export async function develop(names = []) {
  const started = Date.now();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
  // The shell provides React to all remotes, and only React's development build warns.
  const [shell, ...wanted] = wantedTargets(names);
  watchBuild(shell);
  const { failed } = await buildStale({ names: wanted.map(({ name }) => name) });
  for (const target of wanted.filter(isWeb)) {
    onceChanged(dependencies(target), () => watchBuild(target));
  }
  buildWhenSaved(failed.filter((one) => !isWeb(one)));
  const products = ['shell', 'accounts'].map((name) =>
    join(root, name, 'dist/client/manifest.json'),
  );
  while (!products.every((file) => existsSync(file))) await wait(200);

  const tsx = require.resolve('tsx/cli');
  const server = keep('server', [
    tsx,
    'watch',
    '--clear-screen=false',
    ...products.map((file) => `--include=${file}`),
    'server/src/app/main.ts',
  ]);
  const known = settings({ NODE_ENV: 'development', ...process.env });
  const hasEnded = () => server.exitCode !== null;
  const url = `http://127.0.0.1:${known.port}`;
  if (!(await waitUntilReady(url, hasEnded))) {
    say('server', 'did not get ready; its lines above say why');
    await stop(1);
  }
  const running = await runningReleases(url);
  const released = wanted.map(({ name }) => name).filter((name) => remotes().includes(name));
  for (const name of released) await publishChanges(name, running);
  process.stdout.write(greeting(known, 'the terminal', (Date.now() - started) / 1000));
  process.stdout.write(leftOut(failed));
}
