import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';
import { root } from '../root.mjs';
import { latestChanges } from './changes.mjs';

/** How many folders two paths share from the root. */
function sharedFolders(one, other) {
  const [a, b] = [one, other].map((path) => path.split('/').slice(0, -1));
  const end = a.findIndex((folder, index) => folder !== b[index]);
  return end === -1 ? a.length : end;
}

/**
 * Runs first what most likely fails: what failed last time, then tests near changed files, then
 * tests outside a page, which are short.
 */
export default class LikelySequencer extends Sequencer {
  constructor(options, changes = latestChanges()) {
    super(options);
    this.changes = changes;
  }

  sort(tests) {
    const rank = (test) => {
      const file = relative(root, test.path);
      const near = this.changes.map((change) => sharedFolders(file, change));
      return [Number(this.hasFailed(test)), Math.max(0, ...near), Number(!file.endsWith('.tsx'))];
    };
    const ranked = super.sort(tests).map((test) => ({ test, rank: rank(test) }));
    const compare = (a, b) => b.rank.map((value, index) => value - a.rank[index]).find(Boolean);
    return ranked.sort((a, b) => compare(a, b) ?? 0).map(({ test }) => test);
  }
}
