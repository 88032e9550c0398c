import fc from 'fast-check';
import { DateTime } from 'luxon';
import { addDays, toCalendarDay } from './CalendarDay.ts';
import { addMonths, firstOfMonth } from './addMonths.ts';
import { monthsAgo } from './inTokyo.ts';

describe('addMonths', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(addMonths(toCalendarDay(day), months)).toBe(later);
  });

  it('agrees with the date library', () => {
    const day = fc
      .integer({ min: 0, max: 40_000 })
      .map((offset) => addDays(toCalendarDay('2000-01-01'), offset));
    fc.assert(
      fc.property(day, fc.integer({ min: -24, max: 24 }), (start, months) => {
        const wanted = DateTime.fromISO(start, { zone: 'utc' }).plus({ months }).toISODate();
        expect(addMonths(start, months)).toBe(wanted);
        expect(addMonths(firstOfMonth(start), -months)).toBe(monthsAgo(start, months));
      }),
    );
  });
});
