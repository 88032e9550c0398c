// npm run new-call -- --area <area> --path /api/<things>[/:id] --method <method>: writes a call of
// the portal's server with its contract, access rule and test, and registers it.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { newCall } = await import('./new-call/newCall.mjs');
const { root } = await import('./root.mjs');
const { isDone, text } = await newCall(root, process.argv.slice(2));
(isDone ? process.stdout : process.stderr).write(text);
process.exit(isDone ? 0 : 1);
