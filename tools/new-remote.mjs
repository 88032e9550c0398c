// npm run new-remote -- <name> --path /address: creates the workspace mf-<name> with all its
// folders, a screen and the tests of its states. Changes no other file.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { newRemote } = await import('./new-remote/newRemote.mjs');
const { root } = await import('./root.mjs');
const { isDone, text } = await newRemote(root, process.argv.slice(2));
(isDone ? process.stdout : process.stderr).write(text);
process.exit(isDone ? 0 : 1);
