import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { filesIn, hashInputs } from './hashInputs.mjs';

/** Programs write files in several steps, and many files in sequence. */
const quietMs = 100;

/**
 * Calls `act` once after the content of what a build depends on has changed.
 * @param dependencies as `hashInputs` takes them
 */
export function onceChanged(dependencies, act) {
  const hashNow = () => {
    try {
      return hashInputs(dependencies);
    } catch {
      // A file disappeared before it was read.
      return undefined;
    }
  };
  const before = hashNow();
  let timer;
  const look = () => {
    if (hashNow() === before) return;
    for (const watcher of watchers) watcher.close();
    act();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, quietMs);
  };
  const { inputs, used = [] } = dependencies;
  const files = [...inputs, ...used].flatMap((input) => [...filesIn(join(root, input))]);
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const watchers = folders.map((folder) => watch(folder, lookSoon).on('error', lookSoon));
}
