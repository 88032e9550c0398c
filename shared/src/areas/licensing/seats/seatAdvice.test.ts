import fc from 'fast-check';
import { seatAdvice, type MonthOfUse } from './seatAdvice.ts';

const use = (peaks: readonly number[]): MonthOfUse[] =>
  peaks.map((peak, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    licenses: 10,
    peak,
    unreported: 0,
    refusals: 0,
    shortages: [],
  }));

describe('seatAdvice', () => {
  it('counts the waiting people with fewer and with more seats', () => {
    const months = use([4, 8, 6, 8]);
    expect(seatAdvice(months, 10)).toEqual({
      seats: 10,
      months: 4,
      peak: 8,
      peakMonth: '2026-04',
      spare: 2,
      monthsShort: 0,
    });
    expect(seatAdvice(months, 5)).toMatchObject({ spare: -3, monthsShort: 3 });
    expect(seatAdvice(months, 8)).toMatchObject({ spare: 0, monthsShort: 0 });
  });

  it('calls no license free of which nothing is known', () => {
    // 8 in use, 1 standalone that reports nothing: of 10 one is free, of 9 or 8 nobody can say so.
    const months = use([4, 8]).map((month) => ({ ...month, unreported: 1 }));
    expect(seatAdvice(months, 10)).toMatchObject({ spare: 1 });
    expect(seatAdvice(months, 9)).toMatchObject({ spare: 0, monthsShort: 0 });
    expect(seatAdvice(months, 8)).toMatchObject({ spare: 0, monthsShort: 0 });
    expect(seatAdvice(months, 7)).toMatchObject({ spare: -1, monthsShort: 1 });
  });

  it('gives no advice without data', () => {
    expect(seatAdvice([], 3)).toBeNull();
  });

  it('looks at the last 12 months, whatever their order', () => {
    const old = {
      month: '2025-11',
      licenses: 30,
      peak: 30,
      unreported: 0,
      refusals: 0,
      shortages: [],
    };
    const months = [...use([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), old].toReversed();
    expect(seatAdvice(months, 12)).toMatchObject({ months: 12, peak: 12, monthsShort: 0 });
  });

  it('has nobody wait exactly when there is a seat for the highest peak', () => {
    const peaks = fc.array(fc.nat(30), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(peaks, fc.nat(40), (given, seats) => {
        const advice = seatAdvice(use(given), seats);
        expect(advice?.peak).toBe(Math.max(...given));
        expect(advice?.monthsShort === 0).toBe((advice?.spare ?? -1) >= 0);
      }),
    );
  });
});
