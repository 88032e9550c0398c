import { mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, runNode } from '../run.mjs';
import { copyPackages } from './copyPackages.mjs';
import { startOwnPortal } from './ownPortal.mjs';
import { single, sum, tally } from './tally.mjs';

const name = 'own-repository';
const path = '/own/repository';
const readJson = (...file) => JSON.parse(readFileSync(join(...file), 'utf8'));

/** An environment without the settings of the portal that runs these tests. */
const bare = Object.fromEntries(
  ['MANAGER_URL', 'PORTAL_TOKEN', 'DATA_DIR', 'NODE_ENV', 'INIT_CWD'].map((name) => [name]),
);

const npm = (cwd, args, env = {}) =>
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd,
    env: { ...bare, ...env },
    shell: process.platform === 'win32',
  });

/**
 * Creates the repository by the program that the portal serves. It and the kit are taken from the
 * portal, with an empty cache; nothing else needs a network.
 */
const create = ({ url }, cwd) =>
  npm(cwd, ['exec', '--yes', '--', `${url}/remote-kit/create.tgz`, name, '--path', path], {
    npm_config_cache: join(cwd, 'npm-cache'),
  });

/**
 * Installs the kit from the portal and all else without a network: copies installed packages to
 * where the lock file wants them, and lets npm verify that they satisfy the remote and its kit.
 */
async function install(dir) {
  copyPackages(dir);
  return npm(dir, ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
}

const hashIn = (dir) => readJson(dir, 'dist/release.json').hash;

/** Whether the same sources, built in another folder at another depth, make the same release. */
async function isSameElsewhere(dir, elsewhere) {
  const before = hashIn(dir);
  mkdirSync(dirname(elsewhere), { recursive: true });
  renameSync(dir, elsewhere);
  rmSync(join(elsewhere, 'dist'), { recursive: true });
  const { code, output } = await npm(elsewhere, ['run', 'build']);
  if (code !== 0) return { code, output };
  const after = hashIn(elsewhere);
  return after === before
    ? { code: 0, output: '' }
    : { code: 1, output: `The release is ${before} in one folder and ${after} in another.\n` };
}

/** Checks that a portal serves the remote. */
async function isOpen({ url }, hash) {
  const registry = await (await fetch(`${url}/api/registry`)).json();
  const remote = registry.remotes.find((one) => one.name === `mf-${name}`);
  const files = await Promise.all(
    Object.keys(remote?.current.integrity ?? {}).map((file) =>
      fetch(new URL(remote.current.base + file, url)),
    ),
  );
  // Without a session, the portal redirects to the sign-in and back to an existing screen.
  const page = await fetch(url + path, { redirect: 'manual' });
  const isKnown = page.status === 302 && (await fetch(`${url}/own/nothing`)).status === 404;
  const isThere = remote?.current.hash === hash && files.length > 0 && files.every(({ ok }) => ok);
  return {
    code: isThere && isKnown ? 0 : 1,
    output: `The screen is not what was published: ${page.status} ${JSON.stringify(remote)}\n`,
  };
}

async function publish(portal, dir) {
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const wish = ['tokens', 'create', 'ci-own', '--scope', `publish:mf-${name}`, '--until', until];
  const made = await portal.operator(...wish);
  const [token = ''] = /portal_\S+/.exec(made.output) ?? [];
  if (token === '') return made;
  return npm(dir, ['run', 'release'], { MANAGER_URL: portal.url, PORTAL_TOKEN: token });
}

/**
 * Tests a remote in a separate repository by the portal's address alone: created, installed,
 * checked, built and published over HTTP with a token, opened in the portal, and built again in
 * another folder.
 */
export async function standaloneStep(done) {
  if (done.get('build').failed > 0) return { ...tally(0, 1), output: 'Nothing was built.\n' };
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-remote-')));
  const dir = join(folder, `mf-${name}`);
  const elsewhere = join(folder, 'another/place/with-another-name');
  const results = [];
  let portal;
  const steps = [
    () => runNode(['--import', 'tsx', 'tools/pack-remote-kit.mjs']),
    async () => {
      portal = await startOwnPortal(folder);
      return create(portal, folder);
    },
    () => install(dir),
    () => npm(dir, ['run', 'format']),
    () => publish(portal, dir),
    () => isOpen(portal, hashIn(dir)),
    () => isSameElsewhere(dir, elsewhere),
  ];
  try {
    for (const step of steps) {
      const { code, output } = await step();
      results.push(single(code === 0));
      // Each check depends on the one before.
      if (code !== 0) return { ...sum(results), output };
    }
    return { ...sum(results), output: '' };
  } finally {
    await portal?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
