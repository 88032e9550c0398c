import fc from 'fast-check';
import { addDays, daysBetween, toCalendarDay } from '../../basics/calendar/CalendarDay.ts';
import { daysOfPeriod, monthsOfPeriod, usagePeriod, usageSets } from './usagePeriod.ts';

const today = toCalendarDay('2026-11-22');
const asked = (start?: string, end?: string, ondate?: 'start' | 'end') => ({
  start: start === undefined ? undefined : toCalendarDay(start),
  end: end === undefined ? undefined : toCalendarDay(end),
  ondate,
});

describe('usagePeriod', () => {
  it.each([
    ['license', '2026-08-25'],
    ['user', '2026-11-01'],
    ['other', '2025-12-01'],
  ] as const)('without dates shows %s from %s to today', (set, start) => {
    expect(usagePeriod(set, {}, today)).toEqual({ start, end: today });
  });

  it('counts 90 days and twelve months, the first and the last included', () => {
    expect(daysOfPeriod(usagePeriod('license', {}, today))).toHaveLength(90);
    expect(monthsOfPeriod(usagePeriod('other', {}, today))).toHaveLength(12);
  });

  it('completes a period of which one date is given', () => {
    expect(usagePeriod('license', asked('2026-11-20'), today)).toEqual({
      start: '2026-11-20',
      end: today,
    });
    expect(usagePeriod('user', asked(undefined, '2026-02-14'), today)).toEqual({
      start: '2026-02-01',
      end: '2026-02-14',
    });
  });

  it.each(usageSets)('ends the period of %s today at the latest', (set) => {
    const far = usagePeriod(set, asked('2026-09-01', '9999-12-31'), today);
    expect(far).toEqual({ start: '2026-09-01', end: today });
    expect(usagePeriod(set, asked('2027-01-05'), today).end).toBe(today);
  });

  it.each([
    ['start', '2026-10-05'],
    ['end', '2026-10-01'],
    [undefined, '2026-10-05'],
  ] as const)('lets the other date follow the %s when they cross', (ondate, day) => {
    const crossing = asked('2026-10-05', '2026-10-01', ondate);
    expect(usagePeriod('user', crossing, today)).toEqual({ start: day, end: day });
  });

  it('takes a period of one day as it is', () => {
    const day = asked('2024-02-29', '2024-02-29');
    expect(usagePeriod('license', day, today)).toEqual({ start: '2024-02-29', end: '2024-02-29' });
  });

  it.each([
    ['license', '2024-11-23', 730],
    ['user', '2024-11-23', 730],
    // 60 months: December 2021 to November 2026.
    ['other', '2021-12-01', 1818],
  ] as const)('cuts ten years of %s to the part from %s', (set, start, days) => {
    const period = usagePeriod(set, asked('2016-11-23', '2026-11-22'), today);
    expect(period).toEqual({ start, end: '2026-11-22' });

    expect(daysBetween(period.start, period.end) + 1).toBe(days);
  });

  it('begins figures by month with a whole month', () => {
    const period = usagePeriod('other', asked('2026-03-17', '2026-05-02'), today);
    expect(period).toEqual({ start: '2026-03-01', end: '2026-05-02' });
    expect(monthsOfPeriod(period)).toEqual(['2026-03-01', '2026-04-01', '2026-05-01']);
  });

  it('stays in order and within its length for any dates there are', () => {
    const day = fc
      .integer({ min: -700_000, max: 2_000_000 })
      .map((count) => {
        const date = new Date(Date.UTC(2026, 10, 22) + count * 86_400_000);
        const year = Math.min(9999, Math.max(0, date.getUTCFullYear()));
        return toCalendarDay(
          `${String(year).padStart(4, '0')}${date.toISOString().slice(-20, -14)}`,
        );
      })
      .filter((each) => !each.endsWith('-02-29'));
    const ondate = fc.constantFrom('start', 'end', undefined);
    fc.assert(
      fc.property(fc.constantFrom(...usageSets), day, day, ondate, (set, start, end, changed) => {
        const period = usagePeriod(set, { start, end, ondate: changed }, today);
        expect(period.start <= period.end).toBe(true);
        expect(monthsOfPeriod(period).length).toBeLessThanOrEqual(set === 'other' ? 60 : 25);
        expect(daysOfPeriod(period).at(-1)).toBe(period.end);
        expect(addDays(period.start, 0)).toBe(period.start);
      }),
    );
  });
});
