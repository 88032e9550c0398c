import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { tally } from './tally.mjs';

/**
 * Runs a step in a separate process, which measures the cost of all its children.
 * @returns {{ result: Promise<object>, stop: () => void }} its tally, with `processor` in seconds.
 */
export function startStep(name, { done, ...options }) {
  const child = fork(join(import.meta.dirname, 'stepProcess.mjs'), { cwd: root });
  let isStopped = false;
  const result = new Promise((resolve) => {
    child.once('message', resolve);
    child.once('exit', (code, signal) =>
      resolve({ ...tally(0, isStopped ? 0 : 1), output: `${name}: ${signal ?? code}\n` }),
    );
  });
  child.send({ name, done: [...done], options });
  const stop = () => {
    isStopped = true;
    child.disconnect();
  };
  return { result, stop };
}
