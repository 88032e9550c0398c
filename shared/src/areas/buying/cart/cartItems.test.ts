import fc from 'fast-check';
import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { monthKeys } from '../pricing/CartLine.ts';
import { cartItemNames, cartItems, readCartItems, startItems } from './cartItems.ts';
import { emptyCart, type Cart } from './Cart.ts';

function read(items: Readonly<Record<string, string>>) {
  return readCartItems((name) => items[name] ?? null);
}

const someQuantities = fc
  .uniqueArray(fc.constantFrom(...monthKeys))
  .chain((keys) =>
    fc
      .array(fc.integer({ min: 1, max: 20 }), { minLength: keys.length, maxLength: keys.length })
      .map((counts) => Object.fromEntries(keys.map((key, index) => [key, counts[index]]))),
  );
const aCart: fc.Arbitrary<Cart> = fc.record({
  quantities: fc.record({ cd: someQuantities, pd: someQuantities }),
  startsOn: fc.constantFrom(null, toCalendarDay('2026-11-21')),
  renewals: fc.uniqueArray(
    fc.record({ licenseId: fc.uuid(), months: fc.integer({ min: 1, max: 12 }) }),
    { selector: ({ licenseId }) => licenseId },
  ),
  slips: fc.record({ invoice: fc.boolean(), delivery: fc.boolean(), receipt: fc.boolean() }),
  quotationId: fc.constantFrom(null, 'q-1'),
});

describe('cartItems and readCartItems', () => {
  it('undo each other', () => {
    fc.assert(
      fc.property(aCart, (cart) => {
        expect(read(cartItems(cart))).toEqual({ cart, isDamaged: false });
      }),
    );
  });

  it('read an empty cart from an empty storage', () => {
    expect(read({})).toEqual({ cart: emptyCart, isDamaged: false });
  });

  it('read what a former release wrote: every month, every license, flags in words', () => {
    const items = {
      cd: '{"m1":0,"m2":3,"m12":0}',
      paper_invoice: 'true',
      paper_receipt: 'false',
      licenses: '[{"id":"a","number":"CD-1","count":2,"subtotal":9},{"id":"b","count":0}]',
    };
    expect(read(items)).toEqual({
      cart: {
        ...emptyCart,
        quantities: { cd: { m2: 3 }, pd: {} },
        renewals: [{ licenseId: 'a', months: 2 }],
        slips: { ...emptyCart.slips, invoice: true },
      },
      isDamaged: false,
    });
  });

  it('read any stored text as a cart that can be priced', () => {
    const anything = fc.record(
      Object.fromEntries(cartItemNames.map((name) => [name, fc.oneof(fc.string(), fc.json())])),
    );
    fc.assert(
      fc.property(anything, (items) => {
        const { cart } = read(items);
        expect(read(cartItems(cart)).cart).toEqual(cart);
        const counts = [...Object.values(cart.quantities.cd), ...Object.values(cart.quantities.pd)];
        expect(
          counts.every((count = 0) => Number.isInteger(count) && count >= 1 && count <= 20),
        ).toBe(true);
      }),
    );
  });
});

describe('startItems', () => {
  const today = toCalendarDay('2026-11-21');
  const filled: Cart = { ...emptyCart, quantities: { cd: { m1: 1 }, pd: {} } };

  it('have a day where nobody has chosen one, and it is read as chosen by nobody', () => {
    const items = startItems(filled, today);
    expect(items.start_at).toBe(today);
    expect(read({ ...cartItems(filled), ...items })).toEqual({ cart: filled, isDamaged: false });
  });

  it('tell the same day apart when somebody has chosen it', () => {
    const chosen = { ...filled, startsOn: today };
    const items = startItems(chosen, today);
    expect(items.start_at).toBe(today);
    expect(read({ ...cartItems(chosen), ...items }).cart).toEqual(chosen);
  });

  it('take a day that a release without the mark has stored for chosen', () => {
    const items = { ...cartItems(filled), ...startItems(filled, today), start_at: '2026-12-01' };
    expect(read(items).cart.startsOn).toBe('2026-12-01');
  });

  it('have no day of an empty cart', () => {
    expect(startItems(emptyCart, today).start_at).toBe('');
  });
});

describe('a damaged cart', () => {
  it.each([
    [{ cd: '{"m1":2' }, {}],
    [{ cd: '[1,2]' }, {}],
    [{ cd: '{"m1":2,"m13":5}' }, { m1: 2 }],
    [{ cd: '{"m1":2,"m2":21,"m3":-1,"m4":1.5,"m5":"3"}' }, { m1: 2 }],
  ])('keeps the valid part of %j, and says that it is damaged', (items, kept) => {
    const { cart, isDamaged } = read({ ...items, pd: '{"m12":1}' });
    expect(cart.quantities).toEqual({ cd: kept, pd: { m12: 1 } });
    expect(isDamaged).toBe(true);
  });

  it('keeps the valid licenses', () => {
    const licenses = '[{"id":"a","count":3},{"id":"b","count":13},7,{"count":1},{"id":"c"}]';
    expect(read({ licenses })).toMatchObject({
      cart: { renewals: [{ licenseId: 'a', months: 3 }] },
      isDamaged: true,
    });
  });

  it('begins today when its stored day is invalid', () => {
    expect(read({ start_at: '2026-02-31' })).toMatchObject({
      cart: { startsOn: null },
      isDamaged: true,
    });
  });

  it('has no quoted price any more', () => {
    expect(read({ cd: 'x', quotation_id: 'q-1' }).cart.quotationId).toBeNull();
  });
});
