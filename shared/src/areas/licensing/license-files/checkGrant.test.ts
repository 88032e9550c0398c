import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { checkGrant } from './checkGrant.ts';
import type { LicenseGrant } from './LicenseFile.ts';
import { checkLicenseFile, isClockSkewed } from './LicenseFileRefusal.ts';

const grant: LicenseGrant = {
  typ: 'LIC',
  v: 1,
  id: 'id',
  req: 'req',
  fp: 'here',
  dk: 'key',
  user: { id: 'u', name: '佐藤 花子' },
  licenses: [
    {
      number: 'CD-1',
      product: 'cd',
      start_at: toCalendarDay('2026-01-01'),
      end_at: toCalendarDay('2026-12-31'),
    },
  ],
  iat: '2026-01-01T00:00:00Z',
  nbf: '2025-12-31T15:00:00Z',
  exp: '2026-12-31T15:00:00Z',
};

describe('checkGrant', () => {
  it.each([
    ['here', '2026-06-01T00:00:00Z', 'valid'],
    ['here', '2025-12-31T14:59:59Z', 'not_yet_valid'],
    ['here', '2026-12-31T15:00:00Z', 'expired'],
    ['there', '2026-06-01T00:00:00Z', 'foreign_device'],
  ])('says on machine %s at %s: %s', (machine, now, kind) => {
    expect(checkGrant(grant, machine, new Date(now)).kind).toBe(kind);
  });
});

describe('checkLicenseFile', () => {
  it.each([
    ['a.lir', 10, null],
    ['A.LIR', 10, null],
    ['a.lrr', 10, 'wrong_extension'],
    ['lir', 10, 'wrong_extension'],
    ['a.lir', 0, 'empty'],
    ['a.lir', 65_537, 'too_large'],
  ])('answers for a file %s with %i bytes: %p', (name, size, refusal) => {
    expect(checkLicenseFile({ name, size }, 'LIR')).toBe(refusal);
  });
});

describe('isClockSkewed', () => {
  it('allows 24 hours in both directions', () => {
    const now = new Date('2026-11-20T00:00:00Z');
    expect(isClockSkewed('2026-11-19T00:00:00Z', now)).toBe(false);
    expect(isClockSkewed('2026-11-18T23:59:59Z', now)).toBe(true);
    expect(isClockSkewed('2026-11-21T00:00:01Z', now)).toBe(true);
  });
});
