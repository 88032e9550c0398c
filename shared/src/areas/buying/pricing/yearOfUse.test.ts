import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { yearOfUse } from './yearOfUse.ts';

describe('yearOfUse', () => {
  it.each([
    ['2026-01-15', '2026-02-14', 1],
    ['2025-12-01', '2026-11-30', 2],
    ['2025-12-01', '2026-11-29', 1],
    ['2024-02-29', '2025-02-28', 2],
    ['2020-12-01', '2026-11-30', 7],
  ])('answers for a license from %s to %s its year %i', (startsOn, endsOn, year) => {
    const period = { startsOn: toCalendarDay(startsOn), endsOn: toCalendarDay(endsOn) };
    expect(yearOfUse(period)).toBe(year);
  });
});
