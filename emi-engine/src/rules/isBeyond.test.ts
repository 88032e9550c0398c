import { mmText } from '../model/lengths.ts';
import { isAbove, isBelow } from './isBeyond.ts';

describe('isAbove and isBelow', () => {
  it.each([
    [0.508, 1, 0.001],
    [10, 1, 0.01],
    [508_000, 1_000_000, 1000],
    [0.25, 0, 0.00025],
  ])('take a value near %d for the limit', (limit, unitsPerMm, tolerance) => {
    for (const near of [limit - tolerance * 0.99, limit, limit + tolerance * 0.99])
      expect([isAbove(near, limit, unitsPerMm), isBelow(near, limit, unitsPerMm)]).toEqual([
        false,
        false,
      ]);
    expect(isAbove(limit + tolerance * 1.01, limit, unitsPerMm)).toBe(true);
    expect(isBelow(limit - tolerance * 1.01, limit, unitsPerMm)).toBe(true);
  });
});

describe('mmText', () => {
  it('tells a value from its limit', () => {
    expect(mmText(506_000)).toBe('0.51');
    expect(mmText(506_000, 508_000)).toBe('0.506');
    expect(mmText(400_000, 508_000)).toBe('0.40');
  });
});
