import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const wants = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Resolves a package from another one as Node does; `undefined` if the lock file has none. */
function find(packages, name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]+$/, '')) {
    const place = [folder, 'node_modules', name].filter(Boolean).join('/');
    if (packages[place] && !folder.endsWith('node_modules')) return place;
    if (folder === '') return undefined;
  }
}

/**
 * Selects packages of this repository's lock file: the named ones and all their dependencies.
 *
 * @param {readonly { name: string, from: string }[]} wanted names, each with the workspace that
 * declares it, `''` for the root
 * @returns {Map<string, object>} entries by location in a folder that has our workspaces as
 * packages
 */
export function lockedPackages(wanted) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  const waiting = wanted.map(({ name, from }) => find(packages, name, from));
  for (const place of waiting) {
    if (place === undefined || packages[place].link) continue;
    const target = place.startsWith('node_modules/') ? place : `node_modules/@portal/${place}`;
    if (found.has(target)) continue;
    found.set(target, packages[place]);
    for (const name of wants(packages[place])) waiting.push(find(packages, name, place));
  }
  return found;
}
