// npm run dev [-- mf-licenses …]: the portal from its sources, with all remotes or the named ones.
// A change in a browser package is rebuilt, a new build of a remote is released into the running
// portal, a change in the server restarts it.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
await install();
const { develop } = await import('./dev/develop.mjs');
await develop(process.argv.slice(2));
