import { emptyCart, setQuantity, setRenewals, setSlip, toCalendarDay } from '@portal/shared/domain';
import { toPricedCart } from './toPricedCart.ts';

const license = {
  id: 'a',
  number: 'PD-000001',
  product: 'pd',
  startsOn: toCalendarDay('2024-12-01'),
  endsOn: toCalendarDay('2026-11-30'),
  renewable: true,
} as const;

describe('toPricedCart', () => {
  it('has a line for each contract length and renewal, with its year of use', () => {
    const chosen = [
      { licenseId: 'a', months: 3 },
      { licenseId: 'gone', months: 1 },
    ];
    const cart = setRenewals(
      setQuantity(setSlip(emptyCart, 'invoice', true), { product: 'cd', months: 12 }, 2),
      chosen,
    );
    expect(toPricedCart(cart, new Map([['a', license]]))).toEqual({
      lines: [
        { kind: 'new', product: 'cd', months: 12, quantity: 2 },
        { kind: 'renewal', licenseId: 'a', product: 'pd', months: 3, yearOfUse: 3 },
      ],
      paperSlips: 1,
    });
  });
});
