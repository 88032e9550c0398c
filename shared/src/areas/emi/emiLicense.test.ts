import { toCalendarDay } from '../../basics/calendar/CalendarDay.ts';
import { emiLicenseEndsOn } from './emiLicense.ts';

describe('emiLicenseEndsOn', () => {
  it('counts the first day of 30, and of the 5 of a trial', () => {
    const day = toCalendarDay('2026-02-27');
    expect(emiLicenseEndsOn(day, 'bought')).toBe('2026-03-28');
    expect(emiLicenseEndsOn(day, 'trial')).toBe('2026-03-03');
  });
});
