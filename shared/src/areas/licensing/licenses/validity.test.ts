import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { aLicense } from '../../testing/aLicense.ts';
import { contractPeriodMonths, isRenewable, licenseValidity } from './validity.ts';

const license = aLicense({
  startsOn: toCalendarDay('2026-01-01'),
  endsOn: toCalendarDay('2026-12-31'),
});

describe('licenseValidity', () => {
  it.each([
    ['2025-12-30', { kind: 'upcoming', startsInDays: 2 }],
    ['2026-01-01', { kind: 'valid', daysLeft: 364 }],
    ['2026-12-10', { kind: 'valid', daysLeft: 21 }],
    ['2026-12-11', { kind: 'near_expiry', daysLeft: 20 }],
    ['2026-12-31', { kind: 'near_expiry', daysLeft: 0 }],
    ['2027-01-01', { kind: 'expired', daysAgo: 1 }],
  ])('on %s answers %o', (today, validity) => {
    expect(licenseValidity(license, toCalendarDay(today))).toEqual(validity);
  });
});

describe('isRenewable', () => {
  it('answers yes until 30 days after the last day', () => {
    expect(isRenewable(license, toCalendarDay('2027-01-30'))).toBe(true);
    expect(isRenewable(license, toCalendarDay('2027-01-31'))).toBe(false);
  });

  it('answers no for a trial', () => {
    expect(isRenewable(aLicense({ trial: true }), toCalendarDay('2026-06-01'))).toBe(false);
  });
});

describe('contractPeriodMonths', () => {
  it('counts the months of the whole period', () => {
    expect(contractPeriodMonths(license)).toBe(12);
  });
});
