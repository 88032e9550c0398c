import { describe, expect, it } from '@jest/globals';
import { RecentMap } from './RecentMap.ts';

const at = (ms: number) => new Date(ms);

describe('RecentMap', () => {
  it('expires entries', () => {
    const map = new RecentMap<number>(10, 2);
    map.set('a', 1, at(0));
    expect([map.get('a', at(9)), map.get('a', at(10)), map.get('b', at(0))]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it('evicts the oldest entry when full', () => {
    const map = new RecentMap<number>(10, 2);
    map.set('a', 1, at(0));
    map.set('b', 2, at(0));
    map.set('a', 3, at(1));
    map.set('c', 4, at(1));
    expect(['a', 'b', 'c'].map((key) => map.get(key, at(2)))).toEqual([3, undefined, 4]);
  });
});
