// npm run pack:remote-kit: packs what a remote needs outside of this repository, for this portal's
// contract, into build-kit/dist, where the portal serves it.
import { join } from 'node:path';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
await install();
const { freshKit } = await import('./remote-kit/freshKit.mjs');
const { kitFolder } = await import('./remote-kit/kit.mjs');
const kit = await freshKit();
for (const { name, version, file } of kit?.packages ?? []) {
  process.stdout.write(`${name} ${version}  ${join(kitFolder, file)}\n`);
}
process.exit(kit ? 0 : 1);
