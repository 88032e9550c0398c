import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { neighbours } from '../../build-kit/src/checks/neighbours.ts';
import { createRemote } from './createRemote.mjs';
import { findRequestProblems } from './findRequestProblems.mjs';
import { readRequest, usage } from './readRequest.mjs';

/**
 * Makes a remote from the command line's arguments, or says why not.
 * @returns {Promise<{ isDone: boolean, text: string }>}
 */
export async function newRemote(root, args) {
  const request = readRequest(args);
  if (request === undefined) return { isDone: false, text: `${usage}\n` };
  const folder = `mf-${request.name}`;
  const problems = findRequestProblems(request, {
    isNameTaken: existsSync(join(root, folder)),
    others: await neighbours('', root),
  });
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}\n`).join('');
    return { isDone: false, text: `Nothing was made:\n${lines}\n${usage}\n` };
  }
  const files = await createRemote(request, root);
  return { isDone: true, text: madeText(request, folder, files.length) };
}

function madeText({ name, path }, folder, count) {
  return `Made ${folder} with ${count} files; its screen is at ${path}. Next:

  npm install                      # names the workspace in the lock file
  npm run unit -- ${folder}${' '.repeat(Math.max(1, 16 - folder.length))} # its tests pass as they are
  npm run release -w ${folder}     # into the running portal: menu entry and screen appear

Then make it yours, beginning with ${folder}/remote.config.ts and src/screens/${name}.
`;
}
