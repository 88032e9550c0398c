import { toCalendarDay } from '@portal/shared/domain';
import { aLicense } from '../testing/aLicense.ts';
import { renewalOffer } from './renewalOffer.ts';

const today = toCalendarDay('2026-11-20');

describe('renewalOffer', () => {
  it('offers to extend a license that is still valid', () => {
    expect(renewalOffer(aLicense(), today)).toBe('offered');
  });

  it('offers nothing until an unpaid order is paid', () => {
    expect(renewalOffer(aLicense({ updatable: false }), today)).toBe('unpaid_order');
  });

  it('offers nothing for a trial or a license that expired long ago', () => {
    expect(renewalOffer(aLicense({ trial: 1 }), today)).toBe('none');
    expect(renewalOffer(aLicense({ end_at: '2026-10-01' }), today)).toBe('none');
  });
});
