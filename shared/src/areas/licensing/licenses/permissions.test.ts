import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { aLicense } from '../../testing/aLicense.ts';
import type { Activation } from './License.ts';
import {
  canDownloadLicenseFile,
  canRelease,
  canSwitchToStandalone,
  canToggleAutoRenewal,
  isSwitchableToStandalone,
  releaseRefusal,
  type LicenseActor,
} from './permissions.ts';

const holder = { id: 'holder', name: '鈴木 一郎' };
const held: Activation = { kind: 'network', activeUser: holder };
const free: Activation = { kind: 'network', activeUser: null };
const standalone: Activation = {
  kind: 'standalone',
  since: '2026-05-01T00:00:00Z',
  activeUser: holder,
};
const actor = (changes: Partial<LicenseActor> = {}): LicenseActor => ({
  userId: 'someone',
  role: 'owner',
  countryCode: 'JP',
  ...changes,
});
const guest = actor({ role: 'guest' });

describe('releaseRefusal', () => {
  it.each([
    ['an owner releases for anybody', held, actor(), null],
    ['an admin releases for anybody', held, actor({ role: 'admin' }), null],
    ['a guest releases his own', held, actor({ role: 'guest', userId: 'holder' }), null],
    ['a guest does not release for others', held, guest, 'not_allowed'],
    ['nothing to release', free, actor(), 'not_in_use'],
    ['nothing to release for a guest', free, guest, 'not_in_use'],
    ['standalone is not released', standalone, actor(), 'standalone'],
    ['another person’s standalone license', standalone, guest, 'not_allowed'],
  ] as const)('%s', (_, activation, who, refusal) => {
    expect(releaseRefusal(aLicense({ activation }), who)).toBe(refusal);
    expect(canRelease(aLicense({ activation }), who)).toBe(refusal === null);
  });
});

describe('canToggleAutoRenewal', () => {
  it.each([
    [actor(), false, true],
    [actor({ role: 'admin' }), false, true],
    [guest, false, false],
    [actor({ countryCode: 'US' }), false, false],
    [actor(), true, false],
  ])('answers for %o with trial %s: %s', (who, trial, allowed) => {
    expect(canToggleAutoRenewal(aLicense({ trial }), who)).toBe(allowed);
  });
});

describe('the rules of license files and standalone licenses', () => {
  it('offer a license file for standalone licenses only', () => {
    expect(canDownloadLicenseFile({ activation: standalone })).toBe(true);
    expect(canDownloadLicenseFile({ activation: held })).toBe(false);
  });

  it('offer the switch to standalone to owners and admins', () => {
    expect(canSwitchToStandalone(actor())).toBe(true);
    expect(canSwitchToStandalone(guest)).toBe(false);
  });

  it('let only valid, unused network licenses become standalone', () => {
    const today = toCalendarDay('2026-06-01');
    expect(isSwitchableToStandalone(aLicense({ activation: free }), today)).toBe(true);
    expect(isSwitchableToStandalone(aLicense({ activation: held }), today)).toBe(false);
    expect(isSwitchableToStandalone(aLicense({ activation: standalone }), today)).toBe(false);
    expect(isSwitchableToStandalone(aLicense(), toCalendarDay('2027-01-01'))).toBe(false);
    expect(isSwitchableToStandalone(aLicense(), toCalendarDay('2025-12-31'))).toBe(false);
  });
});
