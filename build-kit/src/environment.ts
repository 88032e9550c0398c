import { extname, join } from 'node:path';
import { workspaceRoot } from './workspaceRoot.ts';

/** Production unless `NODE_ENV=development`. */
export const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

/** What the names of this package's modules end in: `.ts` in its repository, `.js` where it is packed. */
export const ownEnding = extname(import.meta.filename);

/** Where builds keep what they need no longer than until the next one. */
export const cacheDir = join(workspaceRoot(process.cwd()), '.cache');
