import { aLoad } from './aLoad.ts';
import { wishes } from './wishes.ts';

const slow = {
  federated: [aLoad()],
  plain: [aLoad({ firstPaintMs: 1000, firstRowMs: 1250, usableMs: 1250, blockedMs: 400 })],
  hinted: [aLoad({ firstRowMs: 800 })],
  lean: [aLoad({ firstRowMs: 2500, usableMs: 800 })],
};
const fast = { ...slow, lean: [aLoad({ firstRowMs: 1000 })] };
const told = (part: 'loads' | 'visits') =>
  wishes(part, { slow, fast }).map((wish) => [wish.what, wish.figure.median, wish.limit]);

describe('wishes', () => {
  it('compares a cold load with the plain bundles, the lean page and absolute limits', () => {
    expect(told('loads')).toEqual([
      ['first row / plain', 0.8, 0.85],
      ['first row / hinted', 1.25, 1.15],
      ['first row / lean', 0.4, 0.5],
      ['first row / lean, no throttle', 1, 0.6],
      ['usable / plain', 0.8, 0.7],
      ['usable / lean', 1.25, 1.15],
      ['blocked / plain', 0.5, 1],
      ['first paint / plain', 0.4, 0.5],
      ['longest chain of requests until usable', 2, 2],
      ['JavaScript before the first row, kB (Brotli)', 150, 175],
      ['JavaScript until usable, kB (Brotli)', 170, 125],
    ]);
  });

  it('compares a second visit with the plain bundle', () => {
    expect(told('visits')).toEqual([['usable / plain', 0.8, 0.75]]);
  });
});
