// npm start: installs, builds and starts the whole portal with embedded services and the demo.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { startPortal } = await import('./start/startPortal.mjs');
await startPortal();
