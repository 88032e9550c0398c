import { toCalendarDay } from '@portal/shared/domain';
import { contractPeriod } from './contractPeriod.ts';

const period = (startsOn: string, endsOn: string) =>
  contractPeriod({ startsOn: toCalendarDay(startsOn), endsOn: toCalendarDay(endsOn) });

describe('contractPeriod', () => {
  it('counts whole months', () => {
    expect(period('2026-01-31', '2026-02-28')).toEqual({ unit: 'months', count: 1 });
    expect(period('2026-01-01', '2026-12-31')).toEqual({ unit: 'months', count: 12 });
  });

  it('counts days below a month, including the first and last', () => {
    expect(period('2026-01-01', '2026-01-14')).toEqual({ unit: 'days', count: 14 });
    expect(period('2026-01-01', '2026-01-01')).toEqual({ unit: 'days', count: 1 });
  });
});
