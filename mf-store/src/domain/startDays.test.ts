import { toCalendarDay } from '@portal/shared/domain';
import { possibleStart, startDays } from './startDays.ts';

const day = toCalendarDay;

describe('startDays', () => {
  it.each([
    ['2026-11-21', '2026-12-21'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-30', '2028-02-29'],
  ])('are %s up to %s', (today, last) => {
    expect(startDays(day(today))).toEqual({ first: today, last });
  });
});

describe('possibleStart', () => {
  const today = day('2026-11-21');

  it('is today without a choice, and when the day has passed', () => {
    expect(possibleStart(null, today)).toBe(today);
    expect(possibleStart(day('2026-11-20'), today)).toBe(today);
  });

  it('is the choice while it is possible, and the last possible day after that', () => {
    expect(possibleStart(day('2026-12-21'), today)).toBe('2026-12-21');
    expect(possibleStart(day('2026-12-22'), today)).toBe('2026-12-21');
  });
});
