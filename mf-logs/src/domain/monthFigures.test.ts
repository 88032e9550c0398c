import { toCalendarDay } from '@portal/shared/domain';
import { monthFigures } from './monthFigures.ts';
import type { DayOfUse, MonthOfHours, UsageByDay } from './UsageByDay.ts';

const dayOf = (day: string): DayOfUse => ({
  day: toCalendarDay(day),
  hours: day < '2026-11' ? 4 : 8,
  utilization: null,
  requesters: 1,
  operationRate: null,
  failures: day < '2026-11' ? 1 : 0,
  failureRate: null,
});
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) =>
    dayOf(new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10)),
  );
const monthOf = (month: string, hours: number, licenses: number | null): MonthOfHours => ({
  month,
  hours,
  utilization: licenses === null ? null : (hours / (licenses * 160)) * 100,
  licenses,
});
const usage = (
  end: string,
  days: readonly DayOfUse[],
  months: readonly MonthOfHours[],
): UsageByDay => ({
  period: { start: toCalendarDay('2026-10-01'), end: toCalendarDay(end) },
  days: { cd: days, pd: [] },
  months: { cd: months, pd: [] },
});
const figures = (end: string, days: readonly DayOfUse[], months: readonly MonthOfHours[]) =>
  monthFigures(usage(end, days, months), 'cd');

const october = monthOf('2026-10', 124, 1);

describe('monthFigures', () => {
  it('compares a part of a month with the same days of the month before', () => {
    const days = daysFrom('2026-10-01', 34);
    expect(figures('2026-11-03', days, [october, monthOf('2026-11', 24, 2)])).toEqual({
      shown: { start: '2026-11-01', end: '2026-11-03' },
      before: { start: '2026-10-01', end: '2026-10-03' },
      hours: { value: 24, change: 24 - 12 },
      utilization: { value: 7.5, change: 7.5 - 7.5 },
      failures: { value: 0, change: -3 },
      licenses: { value: 2, change: 1 },
    });
  });

  it('compares a complete month with the whole month before, however long', () => {
    const days = daysFrom('2026-10-01', 61);
    expect(figures('2026-11-30', days, [october, monthOf('2026-11', 240, 1)])).toMatchObject({
      before: { start: '2026-10-01', end: '2026-10-31' },
      hours: { value: 240, change: 240 - 31 * 4 },
      failures: { value: 0, change: -31 },
    });
  });

  it('counts the days of a part alone, whatever the month has', () => {
    const days = daysFrom('2026-10-10', 27);
    expect(figures('2026-11-05', days, [october, monthOf('2026-11', 240, 1)])).toMatchObject({
      hours: { value: 5 * 8, change: null },
      utilization: { value: 25 },
    });
    expect(figures('2026-11-20', daysFrom('2026-11-11', 10), [monthOf('2026-11', 240, 1)])).toEqual(
      expect.objectContaining({
        shown: { start: '2026-11-11', end: '2026-11-20' },
        hours: { value: 80, change: null },
        failures: { value: 0, change: null },
      }),
    );
  });

  it('compares nothing with a month of which the period has only a part', () => {
    const days = daysFrom('2026-10-02', 33);
    expect(figures('2026-11-03', days, [october, monthOf('2026-11', 24, 2)])).toMatchObject({
      hours: { value: 24, change: null },
      utilization: { change: null },
      failures: { change: null },
    });
  });

  it('leaves out what is unknown', () => {
    const days = daysFrom('2026-11-01', 3);
    expect(figures('2026-11-03', days, [monthOf('2026-11', 0, null)])).toMatchObject({
      utilization: { value: null, change: null },
      licenses: { value: null, change: null },
    });
    expect(figures('2026-11-03', [], [])).toBeUndefined();
  });
});
