import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { copyRepository } from './copyRepository.mjs';
import { testServer } from './serverSteps.mjs';
import { single, tally } from './tally.mjs';

/** The Node version that operators install; the tests run on the oldest supported one. */
const version = '24.21.0';

/** Installs it with npm. @returns its path, or npm's output. */
async function installNode() {
  const folder = join(root, '.cache/node');
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin/node');
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', `${name}@${version}`];
  const { output } = await run('npm', args);
  return existsSync(node) ? { node, output: '' } : { output };
}

/** Names of all scripts of the remotes, which contain content hashes. */
const scriptsIn = (folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name, 'dist/release.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ name, integrity }) => Object.keys(integrity).map((file) => `${name}/${file}`))
    // A preview's script contains package paths, which differ in a copy.
    .filter((file) => !file.includes('/preview/'));

/** Builds an empty copy with it: all scripts of the remotes must be the same. */
export async function buildOnNewerNode() {
  const { node, output: refusal } = await installNode();
  if (!node) return { ...tally(0, 0, 1), output: refusal };
  const scratch = join(root, '.cache/test/newer-node');
  copyRepository(scratch);
  try {
    const { code, output } = await run(node, ['tools/build.mjs'], { cwd: scratch });
    if (code !== 0) return { ...tally(0, 1), output };
    const wanted = scriptsIn(root);
    const built = new Set(scriptsIn(scratch));
    const others = wanted.filter((file) => !built.has(file));
    return {
      ...single(wanted.length > 0 && others.length === 0),
      output: `${others.join('\n')}\n`,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs the server's tests on it. */
export async function testServerOnNewerNode(options) {
  const { node, output } = await installNode();
  if (!node) return { ...tally(0, 0, 1), output };
  return testServer([], { ...options, node });
}
