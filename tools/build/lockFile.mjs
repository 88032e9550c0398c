import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimePackages } from '../packages/runtimePackages.mjs';
import { root } from '../root.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Version and digest of an installed package, by its place in the lock file. */
export function lockedVersion(place) {
  const { version, integrity } = packages[place] ?? {};
  return `${version} ${integrity}`;
}

/** A package, or a workspace of this repository, with all packages that it needs, by place. */
export const withPackages = (place) => [place, ...runtimePackages(packages, place, () => true)];

/** All installed packages, by place. */
export const allPackages = () =>
  Object.keys(packages).filter((place) => place.includes('node_modules/') && !packages[place].link);
