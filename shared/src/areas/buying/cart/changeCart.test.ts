import fc from 'fast-check';
import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { maxQuantity } from '../pricing/CartLine.ts';
import {
  addToCart,
  dropRenewals,
  emptied,
  quantityOf,
  resetNew,
  resetRenewals,
  setQuantity,
  setRenewals,
  setSlip,
  setStart,
} from './changeCart.ts';
import { emptyCart, isCartEmpty } from './Cart.ts';

const aLine = fc.record({
  product: fc.constantFrom('cd' as const, 'pd' as const),
  months: fc.integer({ min: 1, max: 12 }),
});
const aQuantity = fc.integer({ min: 1, max: maxQuantity });
const line = { product: 'cd', months: 12 } as const;

describe('addToCart', () => {
  it('increases a line, never past what one order takes', () => {
    fc.assert(
      fc.property(aLine, aQuantity, aQuantity, (where, first, second) => {
        const cart = setQuantity(emptyCart, where, first);
        const sum = first + second;
        const added = addToCart(cart, where, second);
        if (sum > maxQuantity) expect(added).toBeNull();
        else expect(quantityOf(added ?? cart, where)).toBe(sum);
      }),
    );
  });

  it('keeps the other lines unchanged', () => {
    fc.assert(
      fc.property(aLine, aLine, aQuantity, (one, other, quantity) => {
        fc.pre(one.product !== other.product || one.months !== other.months);
        const cart = setQuantity(setQuantity(emptyCart, one, 3), other, quantity);
        expect(quantityOf(cart, one)).toBe(3);
      }),
    );
  });
});

describe('setQuantity', () => {
  it('removes a line with 0, and nothing is left of it', () => {
    expect(setQuantity(setQuantity(emptyCart, line, 4), line, 0)).toEqual(emptyCart);
  });
});

describe('renewals', () => {
  const chosen = setRenewals(emptyCart, [
    { licenseId: 'a', months: 12 },
    { licenseId: 'b', months: 1 },
  ]);

  it('are set, changed and taken out one by one or together', () => {
    const cart = setRenewals(chosen, [
      { licenseId: 'a', months: 3 },
      { licenseId: 'b', months: 0 },
    ]);
    expect(cart.renewals).toEqual([{ licenseId: 'a', months: 3 }]);
  });

  it('go when their license can no longer be renewed', () => {
    expect(dropRenewals(chosen, new Set(['a'])).renewals).toEqual([{ licenseId: 'b', months: 1 }]);
    expect(dropRenewals(chosen, new Set(['c']))).toBe(chosen);
  });
});

describe('the three ways to empty a cart', () => {
  const both = setRenewals(setSlip(setQuantity(emptyCart, line, 2), 'invoice', true), [
    { licenseId: 'a', months: 12 },
  ]);

  it('empty new licenses, renewals, or both; the slips stay', () => {
    expect(resetNew(both)).toEqual({ ...both, quantities: emptyCart.quantities });
    expect(resetRenewals(both)).toEqual({ ...both, renewals: [] });
    expect(isCartEmpty(emptied(both))).toBe(true);
    expect(emptied(both).slips.invoice).toBe(true);
  });
});

describe('the prices of a quotation', () => {
  const quoted = { ...emptyCart, quotationId: 'q-1' };

  it('are left with any change of the lines', () => {
    expect(setQuantity(quoted, line, 1).quotationId).toBeNull();
    expect(setRenewals(quoted, []).quotationId).toBeNull();
  });

  it('stay with another day and other slips', () => {
    expect(setSlip(quoted, 'receipt', true).quotationId).toBe('q-1');
    expect(setStart(quoted, toCalendarDay('2026-12-01')).quotationId).toBe('q-1');
  });
});
