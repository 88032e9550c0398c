import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bucketBounds, bucketOf, countOf, countUpTo, quantile } from './buckets.ts';

function counted(values: readonly number[]) {
  const buckets = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(value);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  return buckets;
}

const values = fc.array(fc.double({ min: 0, max: 29_999, noNaN: true }), { minLength: 1 });

describe('quantile', () => {
  it('is null without measurements', () => {
    expect(quantile(new Map(), 0.5)).toBeNull();
  });

  it.each([
    [[10], 1, 10],
    [[120, 120, 120, 120], 0.5, 125],
    [[40, 40, 40, 900], 0.75, 50],
    [[99_000], 0.5, 30_000],
  ])('of %j at %d is %d', (given, share, expected) => {
    expect(quantile(counted(given), share)).toBe(expected);
  });

  it('lies in the bucket of the exact quantile', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (given, share) => {
        const ordered = given.toSorted((a, b) => a - b);
        const exact = ordered[Math.ceil(given.length * share) - 1] ?? 0;
        const place = bucketOf(exact);
        const found = quantile(counted(given), share) ?? -1;
        expect(found).toBeGreaterThanOrEqual(bucketBounds[place - 1] ?? 0);
        expect(found).toBeLessThanOrEqual(bucketBounds[place] ?? 0);
      }),
    );
  });
});

describe('countUpTo', () => {
  it('is exact at the bounds', () => {
    const buckets = counted([2500, 2501, 100, 99_000]);
    expect(countUpTo(buckets, 2500)).toBe(2);
    expect(countUpTo(buckets, 4000)).toBe(3);
    expect(countOf(buckets)).toBe(4);
  });
});
