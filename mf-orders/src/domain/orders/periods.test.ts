import { toCalendarDay } from '@portal/shared/domain';
import { nameOfPeriod, periodNames, periodOf } from './periods.ts';

const today = toCalendarDay('2026-01-15');

describe('periodOf', () => {
  it('finds the first and last days of months and years', () => {
    expect(periodNames.map((name) => periodOf(name, today))).toEqual([
      { from: '2026-01-01', to: null },
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2025-11-01', to: null },
      { from: '2026-01-01', to: null },
      { from: '2025-01-01', to: '2025-12-31' },
    ]);
  });
});

describe('nameOfPeriod', () => {
  it('finds the name of a period, and none for other periods', () => {
    expect(nameOfPeriod(periodOf('last_month', today), today)).toBe('last_month');
    expect(nameOfPeriod({ from: null, to: null }, today)).toBeNull();
    expect(nameOfPeriod({ from: today, to: today }, today)).toBe('custom');
  });
});
