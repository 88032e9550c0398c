import { posix } from 'node:path';

/**
 * Where the packages lie that a workspace needs when it runs, itself left out.
 *
 * @param {Record<string, object>} packages of the lock file (version 3), by folder
 * @param {string} workspace its folder
 * @param {(place: string) => boolean} isInstalled packages for other systems are not
 * @returns {string[]} folders from the root, in alphabetical order. Workspaces are not among them:
 *   they are bundled
 */
export function runtimePackages(packages, workspace, isInstalled) {
  const places = new Set();
  const visit = (from) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[from];
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const place = placeOf(packages, from, name);
      if (place === undefined || places.has(place)) continue;
      if (packages[place].link || !isInstalled(place)) continue;
      places.add(place);
      visit(place);
    }
  };
  visit(workspace);
  return [...places].toSorted();
}

/** Where Node finds a package from a folder: in it, or in one above it. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const base = folder === '.' ? '' : `${folder}/`;
    const place = `${base}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '.') return undefined;
  }
}
