import { emptyCart, newLine, setQuantity, setRenewals, setSlip } from '@portal/shared/domain';
import { aLicense } from '../testing/aLicenseRow.ts';
import { toPricedCart } from './toPricedCart.ts';

const license = aLicense({ id: 'a', product_type: 'pd', start_at: '2024-12-01' });

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
        newLine({ product: 'cd', months: 12, quantity: 2 }),
        expect.objectContaining({ kind: 'renewal', licenseId: 'a', months: 3, yearOfUse: 3 }),
      ],
      paperSlips: 1,
    });
  });
});
