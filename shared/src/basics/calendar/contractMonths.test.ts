import fc from 'fast-check';
import { addDays, toCalendarDay } from './CalendarDay.ts';
import { contractMonths } from './contractMonths.ts';
import { contractEndsOn, renewedEndsOn } from './contractTerm.ts';

const aDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((offset) => addDays(toCalendarDay('2000-01-01'), offset));
const months = fc.integer({ min: 1, max: 60 });

describe('contractMonths', () => {
  it('undoes contractEndsOn', () => {
    fc.assert(
      fc.property(aDay, months, (start, count) => {
        expect(contractMonths(start, contractEndsOn(start, count))).toBe(count);
      }),
    );
  });

  it('counts a renewal after a shortened month in full', () => {
    const firstEnd = contractEndsOn(toCalendarDay('2026-01-31'), 1);
    expect(contractMonths(toCalendarDay('2026-01-31'), renewedEndsOn(firstEnd, 1))).toBe(2);
  });

  it('is 0 for less than a month', () => {
    expect(contractMonths(toCalendarDay('2026-01-15'), toCalendarDay('2026-02-13'))).toBe(0);
  });
});
