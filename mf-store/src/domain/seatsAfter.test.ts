import { emptyCart, type Product, toCalendarDay } from '@portal/shared/domain';
import type { RenewableLicense } from './RenewableLicense.ts';
import { seatsAfter } from './seatsAfter.ts';

const today = toCalendarDay('2026-11-20');

function license(id: string, endsOn: string, product: Product = 'cd'): RenewableLicense {
  return {
    id,
    number: id,
    product,
    startsOn: toCalendarDay('2025-12-01'),
    endsOn: toCalendarDay(endsOn),
    renewable: true,
  };
}

const licenses = [
  license('expired', '2026-11-01'),
  license('ends-soon', '2026-12-10'),
  license('goes-on', '2026-12-11'),
  license('of-the-other', '2027-06-30', 'pd'),
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
