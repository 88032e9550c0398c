import fc from 'fast-check';
import { licenseAdvice } from './licenseAdvice.ts';
import type { MonthOfUse } from './seatAdvice.ts';

const thisMonth = '2026-11';
const aMonth = (month: string, changes: Partial<MonthOfUse> = {}): MonthOfUse => ({
  month,
  licenses: 10,
  peak: 6,
  unreported: 0,
  refusals: 0,
  shortages: [],
  ...changes,
});
const refused = (shortages: readonly number[]) =>
  aMonth('2026-10', {
    peak: 10,
    refusals: shortages.reduce((sum, each) => sum + each, 0),
    shortages,
  });
const three = ['2026-08', '2026-09', '2026-10'].map((month) => aMonth(month));

describe('licenseAdvice', () => {
  it('advises the fewest licenses that avoid nine in ten refusals of last month', () => {
    // 33 refusals: one more license avoids 22 (67 %), two 31 (94 %), and 90 % are 29.7.
    expect(licenseAdvice([refused([22, 9, 1, 1])], thisMonth)).toEqual({
      kind: 'buy',
      count: 2,
      basis: {
        month: '2026-10',
        licenses: 10,
        peak: 10,
        unreported: 0,
        refusals: 33,
        avoided: 31,
        months: 1,
      },
    });
    // Exactly nine of ten are enough.
    expect(licenseAdvice([refused([9, 1])], thisMonth)).toMatchObject({ count: 1 });
    // The first license alone avoids nothing, the second three of three.
    expect(licenseAdvice([refused([0, 3])], thisMonth)).toMatchObject({ kind: 'buy', count: 2 });
  });

  it('takes two refusals in a month for bad luck', () => {
    expect(licenseAdvice([refused([2])], thisMonth)).toBeNull();
    expect(licenseAdvice([refused([2, 1])], thisMonth)).toMatchObject({ kind: 'buy' });
  });

  it('finds licenses that were idle in each of three months', () => {
    const [first, , last] = three;
    const months = [first, aMonth('2026-09', { peak: 7 }), last].flatMap((each) => each ?? []);
    // 10 licenses at the start of October, at most 7 in use.
    expect(licenseAdvice(months.toReversed(), thisMonth)).toEqual({
      kind: 'idle',
      count: 3,
      basis: {
        month: '2026-10',
        licenses: 10,
        peak: 7,
        unreported: 0,
        refusals: 0,
        avoided: 0,
        months: 3,
      },
    });
  });

  it.each([
    ['all were in use at one moment of a month', aMonth('2026-09', { peak: 10 })],
    ['somebody was refused', aMonth('2026-09', { refusals: 1, shortages: [1] })],
    ['a month is not known', aMonth('2026-07')],
    ['nothing is known of those not in use', aMonth('2026-09', { unreported: 4 })],
  ])('calls none idle when %s', (_case, month) => {
    const others = three.filter((each) => each.month !== '2026-09');
    expect(licenseAdvice([...others, month], thisMonth)).toBeNull();
  });

  it('does not call idle what is standalone and reports nothing', () => {
    // 10 licenses, at most 6 in use, and of 3 nobody knows: one was idle.
    const months = three.map((month) => ({ ...month, unreported: 3 }));
    expect(licenseAdvice(months, thisMonth)).toMatchObject({
      kind: 'idle',
      count: 1,
      basis: { licenses: 10, peak: 6, unreported: 3 },
    });
  });

  it('calls none idle that there are no longer', () => {
    const [first, second] = three;
    const fewer = aMonth('2026-10', { licenses: 5, peak: 4 });
    expect(
      licenseAdvice(
        [first, second, fewer].flatMap((each) => each ?? []),
        thisMonth,
      ),
    ).toBeNull();
  });

  it('looks at complete months only, and at none long ago', () => {
    const running = { ...refused([9]), month: thisMonth };
    expect(licenseAdvice([...three, running], thisMonth)).toMatchObject({ kind: 'idle', count: 4 });
    expect(licenseAdvice([refused([9])], '2026-12')).toBeNull();
    expect(licenseAdvice([{ ...refused([9]), month: '2025-12' }], '2026-01')).toMatchObject({
      kind: 'buy',
    });
    expect(licenseAdvice([], thisMonth)).toBeNull();
  });

  it('always avoids nine in ten, and not with one license less', () => {
    const shortages = fc.array(fc.nat(20), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(shortages, (given) => {
        const advice = licenseAdvice([refused(given)], thisMonth);
        const total = given.reduce((sum, each) => sum + each, 0);
        const avoided = (count: number) =>
          given.slice(0, count).reduce((sum, each) => sum + each, 0);
        if (total < 3) expect(advice).toBeNull();
        else {
          expect(avoided(advice?.count ?? 0)).toBe(advice?.basis.avoided);
          expect(avoided(advice?.count ?? 0) >= 0.9 * total).toBe(true);
          expect(avoided((advice?.count ?? 0) - 1) < 0.9 * total).toBe(true);
        }
      }),
    );
  });
});
