import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { cardTrouble, lastDayOfCard } from './cardValidity.ts';

describe('lastDayOfCard', () => {
  it.each([
    ['12/26', '2026-12-31'],
    ['02/28', '2028-02-29'],
    ['04/27', '2027-04-30'],
  ])('of %s is %s', (expiry, day) => {
    expect(lastDayOfCard(expiry)).toBe(day);
  });

  it.each(['13/26', '1/26', '2026-12', ''])('refuses %s', (expiry) => {
    expect(() => lastDayOfCard(expiry)).toThrow(RangeError);
  });
});

describe('cardTrouble', () => {
  it.each([
    ['2026-12-01', null, 'ends_soon'],
    ['2026-11-30', null, null],
    ['2026-12-01', '2027-01-01', 'ends_before_renewal'],
    ['2026-12-01', '2026-12-31', 'ends_soon'],
    ['2026-12-31', '2027-01-01', 'ends_before_renewal'],
    ['2027-01-01', '2027-02-01', 'expired'],
  ])('on %s with a renewal on %s says %s of 12/26', (today, renewal, trouble) => {
    const nextRenewal = renewal === null ? null : toCalendarDay(renewal);
    expect(cardTrouble('12/26', { today: toCalendarDay(today), nextRenewal })).toBe(trouble);
  });
});
