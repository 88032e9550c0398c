import type { LoadSample } from '../measure/LoadSample.ts';
import type { Results } from './Results.ts';
import { isMet, wishes } from './wishes.ts';

function load(given: Partial<LoadSample>): LoadSample {
  return {
    firstPaintMs: 400,
    firstRowMs: 1000,
    usableMs: 1000,
    blockedMs: 0,
    bytes: 0,
    scriptBytes: 170_000,
    rowScriptBytes: 150_000,
    requests: 7,
    longestChain: 2,
    ...given,
  };
}

const loads = {
  federated: [load({})],
  plain: [load({ firstPaintMs: 1000, firstRowMs: 1250 })],
  hinted: [load({ firstRowMs: 800 })],
};
const navigation = { cold: [], hovered: [], languageMs: [] };
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
  loads: { slow: loads, fast: loads },
  navigation: { federated: navigation, plain: navigation, hinted: navigation },
  lists: { shortMs: [100], longMs: [140] },
};

describe('wishes', () => {
  it('compares the portal with both plain bundles', () => {
    expect(wishes(results).map(({ figure }) => figure.median)).toEqual([
      0.8, 1.25, 0.4, 2, 150, 1.4,
    ]);
  });
});

describe('isMet', () => {
  it('is what the printed figure says', () => {
    expect(wishes(results).map(isMet)).toEqual([true, false, true, true, true, false]);
  });

  it('takes a figure that prints as the limit', () => {
    const figure = { median: 0.852, lowerQuartile: 0, upperQuartile: 1, samples: 9 };
    expect(isMet({ what: '', figure, limit: 0.85, digits: 2 })).toBe(true);
  });
});
