import { extname, join } from 'node:path';
import { workspaceRoot } from './workspaceRoot.ts';

/** Production unless `NODE_ENV=development`. */
export const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

/** Extension of this package's modules: `.ts` in its repository, `.js` when packed. */
export const ownExtension = extname(import.meta.filename);

/** Folder for temporary data of builds, valid until the next one. */
export const cacheDir = join(workspaceRoot(process.cwd()), '.cache');
