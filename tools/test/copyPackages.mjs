import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkFolder } from '../packages/linkFolder.mjs';
import { root } from '../root.mjs';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Installs the packages of a folder's lock file from those installed here. Packages that are not
 * installed here, such as those for other systems, are skipped.
 */
export function copyPackages(dir) {
  const here = Object.entries(readPackages(join(root, 'node_modules/.package-lock.json')));
  const places = new Map(here.map(([place, { integrity }]) => [integrity, place]));
  for (const [place, { integrity }] of Object.entries(
    readPackages(join(dir, 'package-lock.json')),
  )) {
    const source = integrity && places.get(integrity);
    if (source && existsSync(join(root, source))) linkFolder(join(root, source), join(dir, place));
  }
}
