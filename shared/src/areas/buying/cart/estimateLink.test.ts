import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { dropEstimate, estimateQuery, hasSameLines, readEstimate } from './estimateLink.ts';
import { emptyCart, noSlips, type Cart } from './Cart.ts';

const cart: Cart = {
  ...emptyCart,
  quantities: { cd: { m12: 3, m1: 20 }, pd: { m6: 1 } },
  startsOn: toCalendarDay('2026-12-01'),
  slips: { ...noSlips, receipt: true },
};

describe('the address of an estimate', () => {
  it('carries new licenses, first day and slips', () => {
    expect(readEstimate(new URLSearchParams(estimateQuery(cart)))).toEqual(cart);
  });

  it("leaves a member's renewals and quoted prices behind", () => {
    const renewals = [{ licenseId: 'license-1', months: 12 }];
    const link = estimateQuery({ ...cart, renewals, quotationId: 'quotation-1' });
    expect(readEstimate(new URLSearchParams(link))).toEqual(cart);
  });

  it('is empty for a cart without new licenses', () => {
    expect(estimateQuery({ ...emptyCart, slips: cart.slips })).toBe('');
  });

  it.each([
    ['', null],
    ['line=cd-1-1', null],
    ['estimate=1', null],
    ['estimate=1&line=cd-13-1&line=xx-1-1&line=cd-1-21&line=cd-1&line=', null],
    [
      'estimate=1&line=pd-2-4&line=cd-0-1&start=2026-02-30&slip=gold',
      { ...emptyCart, quantities: { cd: {}, pd: { m2: 4 } } },
    ],
  ])('is read line by line: %s', (address, read) => {
    expect(readEstimate(new URLSearchParams(address))).toEqual(read);
  });

  it('is taken out of an address, and the rest stays', () => {
    const address = new URLSearchParams(`${estimateQuery(cart)}&renew=1`);
    expect(dropEstimate(address).toString()).toBe('renew=1');
  });
});

describe('hasSameLines', () => {
  it('looks at the new licenses only', () => {
    expect(hasSameLines(cart, { ...cart, startsOn: null, slips: noSlips })).toBe(true);
    expect(hasSameLines(cart, { ...cart, quantities: { ...cart.quantities, pd: {} } })).toBe(false);
  });
});
