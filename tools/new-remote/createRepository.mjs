#!/usr/bin/env node
// npx <portal>/remote-kit/create.tgz <name>: creates the repository of a remote in mf-<name>, with
// the kit of the portal that served this program. Packed by `npm run pack:remote-kit`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRemote } from './createRemote.mjs';
import { findRequestProblems, notMade } from './findRequestProblems.mjs';
import { readRequest, usage } from './readRequest.mjs';

/** The portal's address: npx notes where it took this package from. */
function portalAddress() {
  const file = join(import.meta.dirname, '../../../package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return new URL(dependencies['@portal/create-remote']).origin;
}

/** The remotes that the portal shows to everybody. */
async function othersAt(portal) {
  const answer = await fetch(`${portal}/api/registry`);
  if (!answer.ok) throw new Error(`${portal}/api/registry answered ${answer.status}`);
  return (await answer.json()).remotes;
}

const madeText = (
  folder,
  path,
  count,
) => `Made ${folder} with ${count} files; its screen is at ${path}. Next:

  cd ${folder}
  npm install
  npm run dev        # live, alone or in a tab of the portal
  npm run check      # types, lint, tests and build pass as they are
`;

async function create() {
  const portal = portalAddress();
  const help = usage(`npx ${portal}/remote-kit/create.tgz`);
  const request = readRequest(process.argv.slice(2));
  if (request === undefined) return { isDone: false, text: `${help}\n` };
  const folder = `mf-${request.name}`;
  const problems = findRequestProblems(request, {
    isNameTaken: existsSync(folder),
    others: await othersAt(portal),
  });
  if (problems.length > 0) return { isDone: false, text: notMade(problems, help) };
  const files = await createRemote({ ...request, portal }, process.cwd());
  return { isDone: true, text: madeText(folder, request.path, files.length) };
}

const { isDone, text } = await create();
(isDone ? process.stdout : process.stderr).write(text);
process.exitCode = isDone ? 0 : 1;
