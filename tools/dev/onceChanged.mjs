import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, hashInputs } from '../build/hashInputs.mjs';
import { root } from '../root.mjs';

/** Programs write files in several steps, and many files in sequence. */
const quietMs = 100;

/**
 * Calls `act` once after the content of inputs has changed.
 * @param {string[]} inputs files and folders relative to the root
 * @param {string} hash hash of their current content
 */
export function onceChanged(inputs, hash, act) {
  const hashNow = () => {
    try {
      return hashInputs(inputs);
    } catch {
      // A file disappeared before it was read.
      return undefined;
    }
  };
  let timer;
  const look = () => {
    if (hashNow() === hash) return;
    for (const watcher of watchers) watcher.close();
    act();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, quietMs);
  };
  const files = inputs.flatMap((input) => [...filesIn(join(root, input))]);
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const watchers = folders.map((folder) => watch(folder, lookSoon).on('error', lookSoon));
}
