import { toCalendarDay } from '@portal/shared/domain';
import { periodName, periodNames, namedPeriod } from './periods.ts';

const today = toCalendarDay('2026-01-15');

describe('namedPeriod', () => {
  it('finds the first and last days of months and years', () => {
    expect(periodNames.map((name) => namedPeriod(name, today))).toEqual([
      { from: '2026-01-01', to: null },
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2025-11-01', to: null },
      { from: '2026-01-01', to: null },
      { from: '2025-01-01', to: '2025-12-31' },
    ]);
  });
});

describe('periodName', () => {
  it('finds the name of a period, and none for other periods', () => {
    expect(periodName(namedPeriod('last_month', today), today)).toBe('last_month');
    expect(periodName({ from: null, to: null }, today)).toBeNull();
    expect(periodName({ from: today, to: today }, today)).toBe('custom');
  });
});
