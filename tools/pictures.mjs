// npm run pictures [-- folder]: pictures of all screens, in both languages, widths and themes, for
// the eye. The folder is .cache/pictures unless named.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.mjs';

const [folder] = process.argv.splice(2);
process.env.PICTURES = folder ? resolve(folder) : join(root, '.cache/pictures');
if (!folder) rmSync(process.env.PICTURES, { recursive: true, force: true });
process.argv.push('crawl', '--trace=off');
await import('./e2e.mjs');
