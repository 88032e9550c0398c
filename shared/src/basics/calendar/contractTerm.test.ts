import fc from 'fast-check';
import { addDays, toCalendarDay } from './CalendarDay.ts';
import { contractEndsOn, renewedEndsOn } from './contractTerm.ts';

const aDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((offset) => addDays(toCalendarDay('2000-01-01'), offset));
const months = fc.integer({ min: 1, max: 60 });

describe('contractEndsOn', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-14'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-01', 1, '2026-03-31'],
    ['2026-12-01', 12, '2027-11-30'],
    ['2026-10-31', 2, '2026-12-30'],
  ])('%s for %i months ends on %s', (start, count, end) => {
    expect(contractEndsOn(toCalendarDay(start), count)).toBe(end);
  });

  it('never ends earlier for a later start or more months', () => {
    fc.assert(
      fc.property(aDay, months, (start, count) => {
        const end = contractEndsOn(start, count);
        expect(contractEndsOn(addDays(start, 1), count) >= end).toBe(true);
        expect(contractEndsOn(start, count + 1) > end).toBe(true);
        expect(end >= start).toBe(true);
      }),
    );
  });
});

describe('renewedEndsOn', () => {
  it('starts the day after the old end', () => {
    expect(renewedEndsOn(toCalendarDay('2026-02-28'), 1)).toBe('2026-03-31');
    expect(renewedEndsOn(toCalendarDay('2026-02-14'), 12)).toBe('2027-02-14');
  });
});
