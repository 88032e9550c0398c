import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../build/workspaces.mjs';
import { linkFolder } from '../packages/linkFolder.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { runtimePackages } from '../packages/runtimePackages.mjs';

const stage = join(root, '.cache/pack');
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Built files of the portal, and files that operators install with them. */
const folders = () => [
  ...['server', 'shell', 'accounts', ...remotes()].map((name) => `${name}/dist`),
  'build-kit/dist',
  'license-client/dist',
  'docs/deploy',
  'docs/decisions',
  'docs/guides',
];

/** The operator's guide with the documents it links to, and the changelog. */
const texts = () => [
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/**
 * Packs the build with the server's runtime packages into one archive that needs only Node on a
 * machine like this one. All files are in the folder `portal` at the same relative paths as here,
 * where the server expects them.
 *
 * @param {string} target output folder
 * @returns {Promise<string>} the archive, named by version and system
 * @throws Error with the output of `tar`
 */
export async function packPortal(target) {
  rmSync(stage, { recursive: true, force: true });
  const portal = join(stage, 'portal');
  for (const folder of folders().filter((name) => existsSync(join(root, name)))) {
    linkFolder(join(root, folder), join(portal, folder));
  }
  const { packages } = read('package-lock.json');
  for (const place of runtimePackages(packages, 'server', (at) => existsSync(join(root, at)))) {
    linkFolder(join(root, place), join(portal, place));
  }
  const { version, engines } = read('package.json');
  const about = { name: 'portal', version, private: true, type: 'module', engines };
  writeJson(join(portal, 'package.json'), about);
  writeJson(join(portal, 'server/package.json'), { ...about, name: '@portal/server' });
  for (const file of texts()) copyFileSync(join(root, file), join(portal, file));
  copyPrograms(join(portal, 'bin'));

  mkdirSync(target, { recursive: true });
  const file = join(target, `portal-${version}-${process.platform}-${process.arch}.tgz`);
  const owner = ['--owner=root:0', '--group=root:0', '--mode=u=rwX,go=rX'];
  const { code, output } = await run('tar', [...owner, '-czf', file, '-C', stage, 'portal']);
  rmSync(stage, { recursive: true, force: true });
  if (code !== 0) throw new Error(output);
  return file;
}

function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Copied, not linked, since their mode changes. */
function copyPrograms(bin) {
  mkdirSync(bin, { recursive: true });
  for (const name of readdirSync(join(root, 'tools/pack/bin'))) {
    copyFileSync(join(root, 'tools/pack/bin', name), join(bin, name));
    chmodSync(join(bin, name), 0o755);
  }
}
