import { readFileSync } from 'node:fs';
import { charactersOf } from './charactersOf.mjs';
import { ownerOf } from './ownerOf.mjs';

/**
 * Says what each package weighs in some scripts. A script's weight is apportioned by the characters
 * that each package has in it, as if all compressed alike.
 * @param {readonly { file: string, map: string, workspace: string, bytes: number }[]} scripts files
 *   of scripts and of their source maps, the workspace they are built from, and their weights
 * @returns {Map<string, number>} bytes by a package's name.
 */
export function weighPackages(scripts) {
  const weights = new Map();
  for (const { file, map, workspace, bytes } of scripts) {
    const characters = charactersOf(readFileSync(file, 'utf8'), readFileSync(map, 'utf8'));
    const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
    for (const [source, count] of characters) {
      const owner = ownerOf(source, workspace);
      weights.set(owner, (weights.get(owner) ?? 0) + (bytes * count) / all);
    }
  }
  return weights;
}
