import { expect, it } from '@jest/globals';
import { findCycles } from './findCycles.mjs';

const graph = (edges) => new Map(Object.entries(edges));

it('finds no cycle in an acyclic graph', () => {
  expect(findCycles(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

it('names a cycle in the order of its imports', () => {
  expect(findCycles(graph({ a: ['b'], b: ['c', 'd'], c: ['b'], d: [] }))).toEqual([['b', 'c']]);
});

it('finds a file that imports itself, and every separate cycle', () => {
  const cycles = findCycles(graph({ a: ['a'], b: ['c'], c: ['d'], d: ['b'] }));
  expect(cycles).toEqual([['a'], ['b', 'c', 'd']]);
});
