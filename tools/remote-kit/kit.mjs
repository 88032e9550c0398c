import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Folder of the packed kit with its `index.json`. */
export const kitFolder = join(root, 'build-kit/dist');

/**
 * The content of the kit.
 * @returns {{ contract: string, create: string, packages: { name: string, version: string, file:
 * string, integrity: string }[] }} `create`: file of the program that creates a repository
 */
export function readKit(folder = kitFolder) {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
}
