import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { neighbours } from '../../build-kit/src/checks/neighbours.ts';
import { freshKit } from '../remote-kit/freshKit.mjs';
import { createRemote } from './createRemote.mjs';
import { findRequestProblems } from './findRequestProblems.mjs';
import { readRequest, usage } from './readRequest.mjs';

const isTaken = (folder) => existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Creates a remote from command-line arguments, or tells why not.
 * @returns {Promise<{ isDone: boolean, text: string }>}
 */
export async function newRemote(root, args) {
  const request = readRequest(args);
  if (request === undefined) return { isDone: false, text: `${usage}\n` };
  const folder = request.standalone?.folder ?? join(root, `mf-${request.name}`);
  const problems = findRequestProblems(request, {
    isNameTaken: existsSync(join(root, `mf-${request.name}`)),
    takenFolder: request.standalone && isTaken(folder) ? folder : undefined,
    others: await neighbours('', root),
  });
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}\n`).join('');
    return { isDone: false, text: `Nothing was made:\n${lines}\n${usage}\n` };
  }
  if (!request.standalone) {
    const files = await createRemote(request, root);
    return { isDone: true, text: madeText(request, files.length) };
  }
  const kit = await freshKit();
  if (!kit) return { isDone: false, text: 'Nothing was made: the kit could not be packed.\n' };
  const files = await createRemote({ ...request, standalone: { folder, kit } }, root);
  return { isDone: true, text: standaloneText(request, folder, files.length) };
}

function madeText({ name, path }, count) {
  const folder = `mf-${name}`;
  const commands = ['npm install', `npm run unit -- ${folder}`, `npm run release -- ${folder}`];
  const width = Math.max(...commands.map(({ length }) => length));
  const [install, unit, release] = commands.map((command) => command.padEnd(width));
  return `Made ${folder} with ${count} files; its screen is at ${path}. Next:

  ${install}  # names the workspace in the lock file
  ${unit}  # its tests pass as they are
  ${release}  # into the running portal: menu entry and screen appear

Then make it yours, beginning with ${folder}/remote.config.ts and src/screens/${name}.
`;
}

function standaloneText({ name, path }, folder, count) {
  return `Made ${folder} with ${count} files and the portal's kit; the screen of mf-${name} is at ${path}. There:

  npm install
  npm run check      # types, lint, tests and build pass as they are
  npm run release    # into the portal of MANAGER_URL, with PORTAL_TOKEN

Then make it yours, beginning with remote.config.ts and src/screens/${name}. It needs nothing of this
repository any more.
`;
}
