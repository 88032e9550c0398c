import { readFileSync } from 'node:fs';
import { countCharacters } from './countCharacters.mjs';
import { findOwner } from './findOwner.mjs';

/**
 * Weighs the packages in some scripts. The compressed size of a script is divided in proportion to
 * the characters of each package, as if all compressed alike.
 * @param {readonly { file: string, map: string, workspace: string, bytes: number }[]} scripts
 * scripts with their source maps, workspaces and weights
 * @returns {Map<string, number>} bytes by package.
 */
export function weighPackages(scripts) {
  const weights = new Map();
  for (const { file, map, workspace, bytes } of scripts) {
    const characters = countCharacters(readFileSync(file, 'utf8'), readFileSync(map, 'utf8'));
    const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
    for (const [source, count] of characters) {
      const owner = findOwner(source, workspace);
      weights.set(owner, (weights.get(owner) ?? 0) + (bytes * count) / all);
    }
  }
  return weights;
}
