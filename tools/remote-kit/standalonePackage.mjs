import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { lockedPackages } from './lockedPackages.mjs';
import { packedManifest, workspaceOf } from './packedManifest.mjs';

/**
 * Tools that a remote's sources and scripts use; in the portal's repository its root declares them.
 */
const tools = ['@testing-library/react', 'eslint', 'jest', 'oxfmt', 'typescript'];

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

/** Where a portal serves a file of its kit; `fillIn` puts in the portal's address. */
const address = (file) => `https://portal.example/remote-kit/${file}`;

/** Replaces our packages by files of the kit, which the portal serves. */
function fromKit(dependencies, kit) {
  const files = new Map(kit.packages.map(({ name, file }) => [name, address(file)]));
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => [name, files.get(name) ?? wanted]),
  );
}

/**
 * The `package.json` of a remote in a separate repository: that of a portal's remote, plus what the
 * portal's root provides.
 *
 * @param {string} text of the template's
 * @param {{ packages: { name: string, file: string }[] }} kit
 */
export function standaloneManifest(text, kit) {
  const { name, scripts, dependencies, devDependencies, ...manifest } = JSON.parse(text);
  const { engines, devDependencies: ofRoot, overrides, allowScripts } = readJson('package.json');
  const wanted = tools.map((tool) => [tool, ofRoot[tool]]);
  const all = { ...devDependencies, ...Object.fromEntries(wanted) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    // The scope belongs to the portal's packages.
    name: name.replace(/^@[^/]+\//, ''),
    ...manifest,
    engines,
    scripts: { ...scripts, typecheck: 'tsc -p .', unit: 'jest', format: 'oxfmt' },
    dependencies: fromKit(dependencies, kit),
    devDependencies: fromKit(sorted, kit),
    overrides,
    allowScripts,
  };
}

/**
 * The lock file with the portal's own packages, so that the remote is built and tested with exactly
 * those.
 *
 * @param manifest result of `standaloneManifest`
 */
export function standaloneLock({ name, version, engines, ...declared }, kit) {
  const { dependencies, devDependencies } = declared;
  const testKit = readJson('test-kit/package.json');
  const ours = kit.packages.map(({ name: packed, version: contract, file, integrity }) => {
    const workspace = readJson(workspaceOf(packed), 'package.json');
    const packedAs = packedManifest(workspace, { version: contract, testKit });
    const { license, bin, dependencies: wants, peerDependencies, peerDependenciesMeta } = packedAs;
    const wishes = { dependencies: wants, peerDependencies, peerDependenciesMeta };
    const resolved = address(file);
    return { packed, entry: { version: contract, resolved, integrity, license, bin, ...wishes } };
  });
  const wanted = [
    ...Object.keys({ ...dependencies, ...devDependencies }).map((wish) => ({
      name: wish,
      from: '',
    })),
    ...ours.flatMap(({ packed, entry }) =>
      Object.keys({ ...entry.dependencies, ...entry.peerDependencies }).map((wish) => ({
        name: wish,
        from: workspaceOf(packed),
      })),
    ),
  ];
  const packages = [
    ...ours.map(({ packed, entry }) => [`node_modules/${packed}`, entry]),
    ...[...lockedPackages(wanted)].map(([place, entry]) => [place, withoutUse(entry)]),
  ];
  packages.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, version, dependencies, devDependencies, engines },
      ...Object.fromEntries(packages),
    },
  };
}

/** Drops the dependency kind, which differs in another repository; npm determines it itself. */
function withoutUse(entry) {
  const uses = ['dev', 'devOptional', 'peer'];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !uses.includes(key)));
}
