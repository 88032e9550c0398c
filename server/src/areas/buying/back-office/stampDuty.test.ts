import { describe, expect, it } from '@jest/globals';
import { stampDuty } from './stampDuty.ts';

describe('stampDuty', () => {
  it.each([
    [49_999, 0],
    [50_000, 200],
    [1_000_000, 200],
    [1_000_001, 400],
    [2_000_000, 400],
    [3_000_001, 1000],
    [10_000_000, 2000],
    [1_000_000_001, 200_000],
  ])('of a receipt over %d yen without tax is %d yen', (base, stamp) => {
    expect(stampDuty(base)).toBe(stamp);
  });
});
