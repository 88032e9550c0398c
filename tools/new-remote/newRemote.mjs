import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { neighbours } from '../../build-kit/src/checks/neighbours.ts';
import { createRemote } from './createRemote.mjs';
import { findRequestProblems, notMade } from './findRequestProblems.mjs';
import { formatSource } from './formatSource.mjs';
import { readRequest, usage } from './readRequest.mjs';

const help = usage('npm run new-remote --');

/**
 * Creates a remote from command-line arguments, or tells why not.
 * @returns {Promise<{ isDone: boolean, text: string }>}
 */
export async function newRemote(root, args) {
  const request = readRequest(args);
  if (request === undefined) return { isDone: false, text: `${help}\n` };
  const problems = findRequestProblems(request, {
    isNameTaken: existsSync(join(root, `mf-${request.name}`)),
    others: await neighbours('', root),
  });
  if (problems.length > 0) return { isDone: false, text: notMade(problems, help) };
  const files = await createRemote(request, root, formatSource);
  return { isDone: true, text: madeText(request, files.length) };
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
