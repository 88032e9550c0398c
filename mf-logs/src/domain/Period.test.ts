import { toCalendarDay } from '@portal/shared/domain';
import { dayPeriods, monthPeriods, periodName, namedPeriod } from './Period.ts';

const today = toCalendarDay('2026-11-22');

describe('Period', () => {
  it.each([
    ['this_month', '2026-11-01', '2026-11-22'],
    ['last_month', '2026-10-01', '2026-10-31'],
    // 30 days of August from the 25th (7), September 30, October 31, November 22: 90.
    ['days_90', '2026-08-25', '2026-11-22'],
    ['year', '2025-11-23', '2026-11-22'],
    ['months_3', '2026-09-01', '2026-11-22'],
    ['months_12', '2025-12-01', '2026-11-22'],
  ] as const)('has the days of %s', (name, start, end) => {
    expect(namedPeriod(name, today)).toEqual({ start, end });
  });

  it('ends a year before 29 February on the 28th of the previous year', () => {
    const leapDay = toCalendarDay('2028-02-29');
    expect(namedPeriod('year', leapDay)).toEqual({ start: '2027-03-01', end: '2028-02-29' });
  });

  it('finds the name of each period, and none for other periods', () => {
    for (const names of [dayPeriods, monthPeriods]) {
      for (const name of names) {
        expect(periodName(namedPeriod(name, today), names, today)).toBe(name);
      }
      expect(periodName({ start: today, end: today }, names, today)).toBeNull();
    }
  });
});
