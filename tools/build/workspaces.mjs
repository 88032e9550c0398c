import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Folder names of all remotes in this repository. */
export function remotes() {
  return readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'webpack.config.js')),
  );
}
