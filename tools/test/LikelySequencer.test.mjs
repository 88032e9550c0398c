import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import LikelySequencer from './LikelySequencer.mjs';

class Sequencer extends LikelySequencer {
  hasFailed({ path }) {
    return path.includes('failed');
  }
}

it('runs failed tests first, then those near a change, then those without a page', () => {
  const files = [
    'mf-logs/src/screens/a.test.tsx',
    'mf-logs/src/domain/b.test.ts',
    'mf-store/src/components/c.test.tsx',
    'mf-store/src/screens/store/d.test.tsx',
    'mf-logs/src/screens/failed.test.tsx',
  ];
  const context = { config: { cache: false }, hasteFS: { getSize: () => 1 } };
  const tests = files.map((file) => ({ path: join(root, file), context }));
  const sequencer = new Sequencer({}, ['mf-store/src/screens/store/Store.tsx']);
  expect(
    sequencer.sort(tests).map(({ path }) => files.indexOf(path.slice(root.length + 1))),
  ).toEqual([4, 3, 2, 1, 0]);
});
