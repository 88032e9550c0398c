import { describe, expect, it } from '@jest/globals';
import { importCycle } from './importCycle.ts';

function cycleOf(imports: Readonly<Record<string, readonly string[]>>) {
  return importCycle(Object.keys(imports), (module) => imports[module] ?? []);
}

describe('importCycle', () => {
  it('finds only the cycle', () => {
    expect(cycleOf({ a: ['b'], b: ['c'], c: ['d', 'b'], d: [] })).toEqual(['b', 'c', 'b']);
    expect(cycleOf({ a: ['a'] })).toEqual(['a', 'a']);
  });

  it('finds none among modules imported twice or by others', () => {
    expect(cycleOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['elsewhere'] })).toBeUndefined();
  });
});
