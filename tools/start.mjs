// npm start: installs, builds and starts the whole portal on embedded parts, with the demo.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { startPortal } = await import('./start/startPortal.mjs');
await startPortal();
