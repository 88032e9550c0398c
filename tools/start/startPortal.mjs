import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildStale } from '../build/buildStale.mjs';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { install } from '../setup/install.mjs';
import { buildWhenSaved, canStart, leftOut } from './buildWhenSaved.mjs';
import { checkPorts } from './checkPorts.mjs';
import { greeting } from './greeting.mjs';
import { settings } from './settings.mjs';
import { startServer } from './startServer.mjs';
import { waitUntilReady } from './waitUntilReady.mjs';

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The server's error message, without Node's warnings. */
const reason = (words) =>
  words
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\(node:|^\(Use `node|WARNING:/.test(line))
    .map((line) => `${line}\n`)
    .join('');

/** Packs the kit for other repositories beside the running portal, which serves it from then on. */
async function packRemoteKit({ managerUrl }) {
  const { code, output } = await runNode(['tools/pack-remote-kit.mjs'], { idle: true });
  process.stdout.write(
    code === 0
      ? `  A remote in its own repository: npx ${managerUrl}/remote-kit/create.tgz <name>\n`
      : `The kit for other repositories was not packed:\n${output}`,
  );
}

/** Installs, builds, starts, waits and greets; then runs until the server ends or Ctrl-C. */
export async function startPortal() {
  const known = settings();
  const taken = await checkPorts(known);
  if (taken) fail(taken);
  await install();
  const { failed } = await buildStale();
  if (!canStart(failed)) fail('The portal was not started, because it could not be built.');
  const isFirst = !existsSync(join(known.dataDir, 'db'));
  process.stdout.write(`Starting${isFirst && known.demo ? ' and loading the demo' : ''}…\n`);

  const { child, ended, logFile, lastWords, refusals } = startServer(known);
  let isEnded = false;
  let isStopping = false;
  void ended.then(() => (isEnded = true));
  // A second signal means "now" to the server, so each signal is passed on.
  const stop = () => {
    if (!isStopping) process.stdout.write('\nStopping…\n');
    isStopping = true;
    child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm signals only its shell, which exits and leaves this program behind.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isStopping) stop();
  }, 1_000).unref();

  const local = `http://${known.host === '0.0.0.0' ? '127.0.0.1' : known.host}:${known.port}`;
  if (await waitUntilReady(local, () => isEnded || isStopping)) {
    // Counted from the start of this program, since installing and building are part of the wait.
    process.stdout.write(greeting(known, relative(root, logFile), performance.now() / 1000));
    process.stdout.write(leftOut(failed) + refusals());
    buildWhenSaved(failed, { DATA_DIR: known.dataDir });
    void packRemoteKit(known);
  } else if (!isStopping) {
    const failure = isEnded ? 'did not start' : 'was not ready within 10 minutes and was stopped';
    child.kill('SIGTERM');
    await ended;
    fail(`${reason(lastWords())}The portal ${failure}. Its log: ${logFile}`);
  }
  const { code } = await ended;
  if (isStopping) {
    process.stdout.write('The portal has stopped.\n');
    process.exit(0);
  }
  fail(`${reason(lastWords())}The portal has ended by itself (code ${code}). Its log: ${logFile}`);
}
