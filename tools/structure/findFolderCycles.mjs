import { findCycles } from './findCycles.mjs';

/**
 * Finds folders that import each other in a cycle; files beside folders count too. An import counts
 * between the two entries of the deepest common folder. Tests are exempt.
 *
 * @param {Map<string, readonly string[]>} imports file → the files it imports
 * @param {readonly string[]} roots folders to check at every level
 * @returns {string[][]} cycles of paths; each imports the next, the last one the first
 */
export function findFolderCycles(imports, roots) {
  const entries = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets.filter((one) => !isForTests(file) && !isForTests(one))) {
      if (!roots.some((root) => file.startsWith(`${root}/`) && target.startsWith(`${root}/`)))
        continue;
      const [from, to] = entriesOf(file, target);
      entries.set(from, (entries.get(from) ?? new Set()).add(to));
    }
  }
  return findCycles(entries);
}

const isForTests = (file) => /\.test\.[jt]sx?$|\/testing\//.test(file);

/** The two paths up to the first part that differs. */
function entriesOf(file, target) {
  const parts = [file.split('/'), target.split('/')];
  const at = parts[0].findIndex((part, index) => part !== parts[1][index]);
  return parts.map((path) => path.slice(0, at + 1).join('/'));
}
