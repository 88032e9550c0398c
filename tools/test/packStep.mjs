import { spawn } from 'node:child_process';
import {
  chownSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runNode } from '../run.mjs';
import { waitUntilReady } from '../start/waitUntilReady.mjs';
import { freePort } from './freePort.mjs';
import { confined, confinedUser } from './confined.mjs';
import { single, sum, tally } from './tally.mjs';

/** A public URL of each service: a script of the shell's build, and a page. */
const open = (url, accountsUrl) => [`${url}/embed.js`, `${accountsUrl}/sign_up/`];
const isThere = (url) =>
  fetch(url, { redirect: 'error' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Packs the portal with its command, unpacks it in an empty folder elsewhere and starts it there,
 * without this repository's packages. If available, runs it as an unprivileged user on a file
 * system where only the data is writable. Both services and the command line must answer.
 */
export async function packStep() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-pack-')));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  try {
    for (const make of [packInto, unpackIn]) {
      const { code, output } = await make(folder);
      if (code !== 0) return { ...tally(0, 1), output };
    }
    return await tryPortal(join(folder, 'portal/bin'), dataDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Uses the command like an operator; the archive's size does not matter. */
const packInto = (folder) => runNode(['tools/pack.mjs', folder], { env: { GZIP: '-1' } });

function unpackIn(folder) {
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  return run('tar', ['-xzf', join(folder, archive), '-C', folder]);
}

async function tryPortal(bin, dataDir) {
  const [port, accountsPort] = [await freePort(), await freePort()];
  const [url, accountsUrl] = [port, accountsPort].map((of) => `http://127.0.0.1:${of}`);
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    ACCOUNTS_PORT: String(accountsPort),
    MANAGER_URL: url,
    ACCOUNTS_URL: accountsUrl,
    DATA_DIR: dataDir,
    COMPRESSION: 'quick',
  };
  const inside = (...program) => {
    const isolated = confined(dataDir, ...program);
    return isolated ?? { command: program[0], args: program.slice(1) };
  };
  if (confined(dataDir)) chownSync(dataDir, confinedUser, confinedUser);
  const { command, args } = inside(join(bin, 'portal-server'));
  // Nothing from this repository: neither its folder nor its scripts' environment.
  const server = spawn(command, args, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => server.on('close', resolve));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  try {
    const isReady = await waitUntilReady(url, () => hasEnded);
    const answers = isReady ? await Promise.all(open(url, accountsUrl).map(isThere)) : [false];
    const list = inside(join(bin, 'portal'), 'releases', 'list');
    const releases = isReady
      ? await run(list.command, list.args, { cwd: '/', env: { ...env, PORTAL_TOKEN: '' } })
      : { output: '' };
    server.kill('SIGTERM');
    const results = [
      isReady,
      answers.every(Boolean),
      releases.output.includes('mf-licenses'),
      (await ended) === 0,
    ];
    const output = results.every(Boolean) ? '' : `${said}${releases.output}`;
    return { ...sum(results.map(single)), output };
  } finally {
    if (!hasEnded) server.kill('SIGKILL');
    await ended;
  }
}
