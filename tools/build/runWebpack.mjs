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

/**
 * Builds a workspace with its webpack.config.js.
 * @param {string} workspace its folder, absolute or relative to the root
 * @returns {Promise<{ code: number, output: string }>} never rejects.
 */
export function runWebpack(workspace) {
  const child = idle.pop() ?? start();
  const handles = [child, child.channel, child.stdout, child.stderr];
  let written = '';
  const take = (chunk) => (written += chunk);
  return new Promise((resolve) => {
    const end = ({ code, output }) => {
      child.off('exit', onExit).off('message', onMessage);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', take);
      resolve({ code, output: written + output });
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
    child.send(path.resolve(root, workspace));
  });
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
