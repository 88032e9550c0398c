// npm run dev [-- mf-licenses …]: runs the portal from its sources, with all or the named remotes.
// Changes in browser packages are rebuilt, new builds of remotes are released into the running
// portal, and changes in the server restart it.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
await install();
const { develop } = await import('./dev/develop.mjs');
await develop(process.argv.slice(2));
