import { fork } from 'node:child_process';
import { once } from 'node:events';
import path, { join } from 'node:path';
import { root } from '../root.mjs';

/** Processes without a build. */
const idle = [];

const start = () =>
  fork(join(import.meta.dirname, 'webpackProcess.mjs'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** Sends a task to a process without one. @returns its answer, with all output; never rejects. */
function ask(task) {
  const child = idle.pop() ?? start();
  const handles = [child, child.channel, child.stdout, child.stderr];
  let written = '';
  const take = (chunk) => (written += chunk);
  return new Promise((resolve) => {
    const end = ({ output = '', ...answer }) => {
      child.off('exit', onExit).off('message', onMessage);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', take);
      resolve({ ...answer, output: written + output });
    };
    const onExit = (code, signal) => end({ code: 1, output: `webpack: ${signal ?? code}\n` });
    const onMessage = (result) => {
      // An idle process does not keep this one alive.
      for (const handle of handles) handle.unref();
      end(result);
      idle.push(child);
    };
    for (const handle of handles) handle.ref();
    for (const stream of [child.stdout, child.stderr]) stream.on('data', take);
    child.on('exit', onExit).on('message', onMessage);
    child.send(task);
  });
}

/**
 * Builds a workspace with its webpack.config.js.
 * @param {string} workspace its folder, absolute or relative to the root
 * @returns {Promise<{ code: number, output: string, reason?: string }>} never rejects. `reason`: the first
 * error in a line. After success also what `dependenciesOf` returns
 */
export const runWebpack = (workspace) => ask(path.resolve(root, workspace));

/**
 * Compares configurations with their remotes and with each other.
 * @param {string[]} dirs folders of remotes, relative to the root
 * @param {string[]} accepted names of remotes that were built with their present addresses: of two
 * with the same address, only the other one is refused
 * @returns {Promise<Record<string, readonly string[]>>} problems by folder, each with its file
 */
export async function checkRemotes(dirs, accepted = []) {
  if (dirs.length === 0) return {};
  const { problems, output } = await ask({ dirs, accepted });
  if (problems === undefined) throw new Error(output);
  return problems;
}

/** Ends the processes, so that their processor time is counted. */
export async function endWebpack() {
  const ending = idle.splice(0).map((child) => {
    child.ref();
    const ended = once(child, 'exit');
    child.disconnect();
    return ended;
  });
  await Promise.all(ending);
}
