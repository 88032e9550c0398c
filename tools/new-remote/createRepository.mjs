#!/usr/bin/env node
// npx <portal>/remote-kit/create.tgz <name>: creates the repository of a remote in mf-<name>, with
// the kit of the portal that served this program. Packed by `npm run pack:remote-kit`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRemote } from './createRemote.mjs';
import { findRequestProblems, notMade } from './findRequestProblems.mjs';
import { readRequest, usage } from './readRequest.mjs';

const readJson = (...path) => JSON.parse(readFileSync(join(import.meta.dirname, ...path), 'utf8'));

/** The portal's address: npx notes where it took this package from. */
function portalAddress() {
  const { dependencies } = readJson('../../../package.json');
  return new URL(dependencies['@portal/create-remote']).origin;
}

async function ask(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * Runs the portal's present program if it is another: npx keeps the first that it got from an
 * address.
 * @returns its exit code; `undefined` if it is this one
 */
async function runNewer(portal) {
  const { create } = await ask(`${portal}/remote-kit/index.json`);
  if (create.includes(readJson('package.json').version)) return undefined;
  const npm = [process.env.npm_execpath, 'exec', '--yes', '--', `${portal}/remote-kit/${create}`];
  const { status } = spawnSync(process.execPath, [...npm, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  return status ?? 1;
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

async function createRepository(portal) {
  const help = usage(`npx ${portal}/remote-kit/create.tgz`);
  const request = readRequest(process.argv.slice(2));
  if (request === undefined) return { isDone: false, text: `${help}\n` };
  const folder = `mf-${request.name}`;
  const problems = findRequestProblems(request, {
    isNameTaken: existsSync(folder),
    others: (await ask(`${portal}/api/registry`)).remotes,
  });
  if (problems.length > 0) return { isDone: false, text: notMade(problems, help) };
  const files = await createRemote({ ...request, portal }, process.cwd());
  return { isDone: true, text: madeText(folder, request.path, files.length) };
}

const portal = portalAddress();
process.exitCode = await runNewer(portal);
if (process.exitCode === undefined) {
  const { isDone, text } = await createRepository(portal);
  (isDone ? process.stdout : process.stderr).write(text);
  process.exitCode = isDone ? 0 : 1;
}
