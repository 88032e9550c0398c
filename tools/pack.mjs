// npm run pack [-- folder]: packs the portal into one archive in dist/ that needs only Node.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
await install();
const { buildStale } = await import('./build/buildStale.mjs');
const { failed } = await buildStale({ withKit: true });
if (failed.length > 0) process.exit(1);
const { packPortal } = await import('./pack/packPortal.mjs');
const { root } = await import('./root.mjs');
const [target = join(root, 'dist')] = process.argv.slice(2);
const file = await packPortal(target);
process.stdout.write(`${file}  ${Math.round(statSync(file).size / 1e6)} MB\n`);
