import fc from 'fast-check';
import { addMonths } from '../../basics/calendar/addMonths.ts';
import { addDays, toCalendarDay } from '../../basics/calendar/CalendarDay.ts';
import { monthsAndDays } from './monthsAndDays.ts';
import { daysOfPeriod, usagePeriod } from './usagePeriod.ts';

const today = toCalendarDay('2026-11-22');
const split = (start: string, end: string) =>
  monthsAndDays({ start: toCalendarDay(start), end: toCalendarDay(end) }, today);

describe('monthsAndDays', () => {
  it('reads whole months as months', () => {
    expect(split('2026-08-01', '2026-09-30')).toEqual({
      months: ['2026-08-01', '2026-09-01'],
      added: [],
      taken: [],
    });
  });

  it('reads a few days by themselves, and takes a few off a month', () => {
    expect(split('2026-08-29', '2026-10-28')).toEqual({
      months: ['2026-09-01', '2026-10-01'],
      added: [{ start: '2026-08-29', end: '2026-08-31' }],
      taken: [{ start: '2026-10-29', end: '2026-10-31' }],
    });
  });

  it('reads the running month whole, since its days to come cost nothing', () => {
    expect(split('2026-11-01', '2026-11-22')).toEqual({
      months: ['2026-11-01'],
      added: [],
      taken: [{ start: '2026-11-23', end: '2026-11-30' }],
    });
    expect(split('2026-11-22', '2026-11-22')).toEqual({
      months: [],
      added: [{ start: '2026-11-22', end: '2026-11-22' }],
      taken: [],
    });
  });

  it('adds up to every day of the period once', () => {
    const day = fc.integer({ min: -1000, max: 60 }).map((count) => addDays(today, count));
    fc.assert(
      fc.property(day, day, (start, end) => {
        const period = usagePeriod('user', { start, end }, today);
        const { months, added, taken } = monthsAndDays(period, today);
        const whole = months.map((month) => ({
          start: month,
          end: addDays(addMonths(month, 1), -1),
        }));
        const off = new Set(taken.flatMap(daysOfPeriod));
        const days = [...whole, ...added].flatMap(daysOfPeriod).filter((each) => !off.has(each));
        expect(days.toSorted()).toEqual(daysOfPeriod(period));
      }),
    );
  });
});
