import { daysBetween, tokyoDay } from './calendarDay.ts';

describe('tokyoDay', () => {
  it('changes at midnight in Tokyo', () => {
    expect(tokyoDay(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(tokyoDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-12-10', 20],
    ['2026-11-20', '2026-11-19', -1],
    ['2028-02-28', '2028-03-01', 2],
  ])('counts from %s to %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
