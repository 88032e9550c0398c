import { posix } from 'node:path';

/**
 * Locations of the packages that a workspace needs at run time.
 *
 * @param {Record<string, object>} packages of the lock file (version 3), by folder
 * @param {string} workspace its folder
 * @param {(place: string) => boolean} isInstalled false for packages of other systems
 * @returns {string[]} folders relative to the root, sorted. Workspaces are bundled, so that only their
 * packages are listed; of `shared` the server bundles plain code, whose packages it declares itself
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
      const { link, resolved } = packages[place];
      if (link) {
        if (resolved !== 'shared') visit(resolved);
      } else if (isInstalled(place)) {
        places.add(place);
        visit(place);
      }
    }
  };
  visit(workspace);
  return [...places].toSorted();
}

/** Resolves a package from a folder as Node does: in it, or in a parent. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const base = folder === '.' ? '' : `${folder}/`;
    const place = `${base}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '.') return undefined;
  }
}
