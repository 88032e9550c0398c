import { emptyCart, toCalendarDay } from '@portal/shared/domain';
import { aLicense } from '../testing/aLicenseRow.ts';
import { seatsAfter } from './seatsAfter.ts';

const today = toCalendarDay('2026-11-20');

const licenses = [
  aLicense({ id: 'expired', end_at: '2026-11-01' }),
  aLicense({ id: 'ends-soon', end_at: '2026-12-10' }),
  aLicense({ id: 'goes-on', end_at: '2026-12-11' }),
  aLicense({ id: 'of-the-other', end_at: '2027-06-30', product_type: 'pd' }),
];

describe('seatsAfter', () => {
  it('counts licenses that are not near their end', () => {
    expect(seatsAfter('cd', emptyCart, licenses, today)).toBe(1);
    expect(seatsAfter('pd', emptyCart, licenses, today)).toBe(1);
  });

  it('counts renewed licenses once, and new ones', () => {
    const renewals = ['expired', 'ends-soon', 'goes-on'].map((licenseId) => ({
      licenseId,
      months: 1,
    }));
    const quantities = { cd: { m1: 2, m12: 3 }, pd: { m1: 7 } };
    expect(seatsAfter('cd', { ...emptyCart, renewals }, licenses, today)).toBe(3);
    expect(seatsAfter('cd', { renewals, quantities }, licenses, today)).toBe(8);
  });

  it('is zero when all licenses end, and null for a product without licenses', () => {
    const [expired] = licenses;
    expect(seatsAfter('cd', emptyCart, expired ? [expired] : [], today)).toBe(0);
    expect(seatsAfter('pd', emptyCart, expired ? [expired] : [], today)).toBeNull();
  });
});
