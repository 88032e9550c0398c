import { expect, it } from '@jest/globals';
import { findFolderCycles } from './findFolderCycles.mjs';

const find = (edges) => findFolderCycles(new Map(Object.entries(edges)), ['w/src']);

it('finds folders that import each other through different files', () => {
  const edges = { 'w/src/a/one.ts': ['w/src/b/two.ts'], 'w/src/b/three.ts': ['w/src/a/four.ts'] };
  expect(find(edges)).toEqual([['w/src/a', 'w/src/b']]);
});

it('checks every level, and treats a file beside folders as an entry', () => {
  const edges = {
    'w/src/a/b/one.ts': ['w/src/a/two.ts'],
    'w/src/a/two.ts': ['w/src/a/b/three.ts'],
  };
  expect(find(edges)).toEqual([['w/src/a/b', 'w/src/a/two.ts']]);
});

it('allows imports inside a folder, in one direction, of tests, and in other roots', () => {
  const edges = {
    'w/src/a/one.ts': ['w/src/a/two.ts', 'w/src/b/three.ts'],
    'w/src/b/three.test.ts': ['w/src/a/one.ts'],
    'w/src/b/three.ts': ['w/src/a/testing/four.ts'],
    'v/src/a/one.ts': ['v/src/b/two.ts'],
    'v/src/b/three.ts': ['v/src/a/four.ts'],
  };
  expect(find(edges)).toEqual([]);
});
