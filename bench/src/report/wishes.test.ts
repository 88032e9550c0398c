import { aLoad } from './aLoad.ts';
import type { Results } from './Results.ts';
import { isMet, wishes } from './wishes.ts';

const slow = {
  federated: [aLoad()],
  plain: [aLoad({ firstPaintMs: 1000, firstRowMs: 1250, usableMs: 1250, blockedMs: 400 })],
  hinted: [aLoad({ firstRowMs: 800 })],
  lean: [aLoad({ firstRowMs: 2500, usableMs: 800 })],
};
const fast = { ...slow, lean: [aLoad({ firstRowMs: 1000 })] };
const results: Results = {
  measuredAt: '2026-11-21T00:00:00Z',
  rounds: 1,
  machine: {
    processor: 'test',
    cores: 2,
    memoryGib: 4,
    node: '20',
    browser: '1',
    loadBefore: 0,
    loadAfter: 0,
  },
  loads: { slow, fast },
  visits: { slow: { ...slow, plain: [aLoad({ usableMs: 2000 })] }, fast },
  lists: { shortMs: [100], longMs: [140] },
};

describe('wishes', () => {
  it('compares the portal with the plain bundles, the lean page and its own limits', () => {
    expect(
      wishes(results).map((wish) => [wish.what, wish.figure.median, wish.limit, isMet(wish)]),
    ).toEqual([
      ['first row / plain bundle', 0.8, 0.85, true],
      ['first row / plain bundle with hints and streamed data', 1.25, 1.15, false],
      ['first row / lean page', 0.4, 0.5, true],
      ['first row / lean page, no throttle', 1, 0.6, false],
      ['usable / plain bundle', 0.8, 0.7, false],
      ['usable / lean page', 1.25, 1.15, false],
      ['blocked / plain bundle', 0.5, 1, true],
      ['first paint / plain bundle', 0.4, 0.5, true],
      ['longest chain of requests before the table can be used', 2, 2, true],
      ['brotli JavaScript before the first row, kB', 150, 175, true],
      ['brotli JavaScript before the table can be used, kB', 170, 125, false],
      ['second visit, usable / plain bundle', 0.5, 0.75, true],
      ['first row of 10,000 licenses / of 50, no throttle', 1.4, 1.3, false],
    ]);
  });

  it('says nothing of what was not measured', () => {
    const { measuredAt, rounds, machine } = results;
    expect(wishes({ measuredAt, rounds, machine })).toEqual([]);
  });
});

describe('isMet', () => {
  it('takes a figure that prints as the limit', () => {
    const figure = { median: 0.852, lowerQuartile: 0, upperQuartile: 1, samples: 9 };
    expect(isMet({ what: '', figure, limit: 0.85, digits: 2 })).toBe(true);
  });
});
