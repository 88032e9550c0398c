// Runs the steps of docs/deploy/Containerfile in a small Debian made by debootstrap, starts the
// result there on a read-only file system, and stops it. Needs root; run by `npm run test:long`.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { waitUntilReady } from '../start/waitUntilReady.mjs';
import { freePort } from '../test/freePort.mjs';
import { packPortal } from './packPortal.mjs';
import { readContainerfile } from './readContainerfile.mjs';

const missing = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0;
if (process.getuid?.() !== 0 || ['debootstrap', 'unshare'].some(missing)) {
  process.stdout.write('container: skipped, it needs root, debootstrap and unshare\n');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'portal-container-'));
const system = join(folder, 'system');
const inside = (...program) => must('chroot', [system, ...program]);
const env = {};
const state = { user: 'root', healthCheck: '', entry: [] };

/** Effect of each instruction on the system; purely descriptive ones are omitted. */
const steps = {
  // The image is this Debian with Node in /usr/local/bin.
  FROM: (image) => {
    const [, suite] = /node:24-(\w+)-slim$/.exec(image);
    must('debootstrap', ['--variant=minbase', suite, system]);
    cpSync(process.execPath, join(system, 'usr/local/bin/node'));
  },
  RUN: (script) => inside('sh', '-c', script),
  ADD: (text) => {
    const [archive, target] = text.split(' ');
    must('sh', ['-c', `tar -xzf ${join(folder, archive)} -C ${join(system, target)}`]);
  },
  ENV: (text) =>
    Object.assign(env, Object.fromEntries(text.split(' ').map((one) => one.split('=')))),
  USER: (name) => (state.user = name),
  HEALTHCHECK: (text) => (state.healthCheck = text.slice(text.indexOf('CMD ') + 4)),
  ENTRYPOINT: (text) => (state.entry = JSON.parse(text)),
};

function must(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** A read-only file system with writable data and temporary files, and /proc, like a container. */
const readOnly = `
set -e
mount --make-rprivate /
mount --bind "$SYSTEM" "$SYSTEM"
mount --bind "$SYSTEM/var/lib/portal" "$SYSTEM/var/lib/portal"
mount -t proc proc "$SYSTEM/proc"
mount -t tmpfs tmpfs "$SYSTEM/tmp"
mount -o remount,ro,bind "$SYSTEM"
exec chroot --userspec="$AS" "$SYSTEM" "$@"
`;

function start(program) {
  const { port, accountsPort, figuresPort } = state;
  return spawn('unshare', ['-m', 'sh', '-c', readOnly, 'sh', ...program], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      ...env,
      SYSTEM: system,
      AS: `${state.user}:${state.user}`,
      PORT: String(port),
      ACCOUNTS_PORT: String(accountsPort),
      FIGURES_PORT: String(figuresPort),
      MANAGER_URL: `http://localhost:${port}`,
      ACCOUNTS_URL: `http://localhost:${accountsPort}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const endOf = (child) => new Promise((resolve) => child.on('close', resolve));

try {
  await packPortal(folder);
  const file = readFileSync(join(root, 'docs/deploy/Containerfile'), 'utf8');
  for (const { name, text } of readContainerfile(file)) await steps[name]?.(text);

  Object.assign(state, {
    port: await freePort(),
    accountsPort: await freePort(),
    figuresPort: await freePort(),
  });
  const server = start(state.entry);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const ended = endOf(server);
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const isReady = await waitUntilReady(`http://127.0.0.1:${state.port}`, () => hasEnded);
  const check = state.healthCheck.replace(`:${env.FIGURES_PORT}`, `:${state.figuresPort}`);
  const isHealthy = isReady && (await endOf(start(['sh', '-c', check]))) === 0;
  server.kill('SIGTERM');
  const passed = isHealthy && (await ended) === 0;
  process.stdout.write(passed ? 'container: 1 passed\n' : `${said}container: 1 failed\n`);
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
