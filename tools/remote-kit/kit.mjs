import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Where the packed kit lies, with its `index.json`. */
export const kitFolder = join(root, 'build-kit/dist');

/**
 * What the kit consists of.
 * @returns {{ contract: string, packages: { name: string, version: string, file: string, integrity: string }[] }}
 */
export function readKit(folder = kitFolder) {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
}
