import fc from 'fast-check';
import { aPriceList } from '../../testing/aPriceList.ts';
import { newLine, newLines, type CartLine } from './CartLine.ts';
import { priceCart, type PricedItems } from './priceCart.ts';

const product = fc.constantFrom('cd' as const, 'pd' as const);
const months = fc.integer({ min: 1, max: 12 });
const line: fc.Arbitrary<CartLine> = fc.oneof(
  fc.record({ product, months, quantity: fc.integer({ min: 1, max: 20 }) }).map(newLine),
  fc.record({
    kind: fc.constant('renewal' as const),
    product,
    months,
    quantity: fc.constant(1),
    licenseId: fc.uuid(),
    yearOfUse: fc.integer({ min: 1, max: 8 }),
  }),
);
const cart: fc.Arbitrary<PricedItems> = fc.record({
  lines: fc.array(line, { maxLength: 40 }),
  paperSlips: fc.integer({ min: 0, max: 3 }),
});
/** Odd prices and rates, so that every rounding has an effect. */
const amount = fc.integer({ min: 0, max: 10_000_000 });
const price = fc.record({ month: amount, year: amount });
const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 5 })
  .chain((starts) =>
    fc.tuple(
      ...starts
        .toSorted((a, b) => a - b)
        .map((from) =>
          fc.record({ from: fc.constant(from), rateBp: fc.integer({ min: 0, max: 10_000 }) }),
        ),
    ),
  );
const list = fc
  .record({
    country: fc.constantFrom('JP', 'US'),
    prices: fc.record({ cd: price, pd: price }),
    volume: tiers,
    duration: tiers,
  })
  .map(({ country, ...changes }) => aPriceList(country, changes));

const sum = (amounts: readonly number[]) => amounts.reduce((left, right) => left + right, 0);
const floorShare = (base: number, rateBp: number) =>
  Number((BigInt(base) * BigInt(rateBp)) / 10_000n);

describe('priceCart', () => {
  it('prices cd for 1 month × 3 and 12 months × 3 with two slips in Japan at 519,475 yen', () => {
    const lines = newLines({ cd: { m1: 3, m12: 3 }, pd: {} });
    const priced = priceCart({ lines, paperSlips: 2 }, aPriceList());
    expect(priced).toMatchObject({
      itemTotal: 495_000,
      adjustmentTotal: -24_750,
      discounts: [
        { rule: 'volume', count: 6, from: 5, to: 10, rateBp: 500, base: 495_000, amount: -24_750 },
      ],
      tax: { base: 470_250, rateBp: 1000, exact: 47_025, amount: 47_025 },
      slips: { count: 2, fee: 1100, amount: 2200 },
      total: 519_475,
    });
  });

  it('takes the duration discount first and the volume discount on the rest, each rounded down', () => {
    const renewal = { kind: 'renewal', product: 'cd', months: 1, quantity: 1 } as const;
    const lines: CartLine[] = [
      ...[2, 2, 7].map((yearOfUse, id) => ({ ...renewal, licenseId: String(id), yearOfUse })),
      newLine({ product: 'cd', months: 1, quantity: 2 }),
    ];
    const odd = { cd: { month: 333, year: 3333 }, pd: { month: 1, year: 1 } };
    const priced = priceCart({ lines, paperSlips: 0 }, aPriceList('JP', { prices: odd }));
    expect(priced.discounts).toMatchObject([
      { rule: 'duration', from: 2, to: 2, count: 2, base: 666, exact: 19.98, amount: -19 },
      { rule: 'duration', from: 5, to: null, count: 1, base: 333, exact: 33.3, amount: -33 },
      { rule: 'volume', count: 5, base: 1665 - 52, exact: 80.65, amount: -80 },
    ]);
    expect(priced.tax).toMatchObject({ base: 1533, exact: 153.3, amount: 153 });
  });

  it('states no tax and no slips outside Japan', () => {
    const lines = newLines({ cd: { m1: 1 }, pd: { m12: 1 } });
    expect(priceCart({ lines, paperSlips: 3 }, aPriceList('US'))).toMatchObject({
      currency: 'USD',
      tax: { amount: 0 },
      slips: { count: 0, amount: 0 },
      total: 172_000,
    });
  });

  it('prices an empty cart at 0', () => {
    expect(priceCart({ lines: [], paperSlips: 3 }, aPriceList())).toMatchObject({
      discounts: [],
      slips: { amount: 0 },
      total: 0,
    });
  });

  it('adds up in whole units, with each discount and the tax rounded down once', () => {
    fc.assert(
      fc.property(cart, list, (given, prices) => {
        const priced = priceCart(given, prices);
        const { lines, discounts, tax, slips } = priced;
        expect(priced.itemTotal).toBe(sum(lines.map(({ subtotal }) => subtotal)));
        expect(priced.adjustmentTotal).toBe(sum(discounts.map((each) => each.amount)));
        expect(tax.base).toBe(priced.itemTotal + priced.adjustmentTotal);
        expect(tax.amount).toBe(floorShare(tax.base, prices.taxBp));
        expect(priced.total).toBe(tax.base + tax.amount + slips.amount);
        for (const each of discounts) {
          expect(each.amount).toBe(-floorShare(each.base, each.rateBp));
        }
        for (const each of lines) {
          const whole = each.years * each.yearPrice + each.restMonths * each.monthPrice;
          expect(each.subtotal).toBe(whole * each.quantity);
          expect(each.years * 12 + each.restMonths).toBe(each.months);
        }
        expect(Number.isSafeInteger(priced.total)).toBe(true);
      }),
    );
  });

  it('never discounts more than the price, and never goes below zero', () => {
    fc.assert(
      fc.property(cart, list, (given, prices) => {
        const priced = priceCart(given, prices);
        for (const { amount: off, base } of priced.discounts) {
          expect(off).toBeLessThan(0);
          expect(-off).toBeLessThanOrEqual(base);
        }
        for (const one of ['cd', 'pd'] as const) {
          const own = priced.lines.filter(({ product: of }) => of === one);
          const off = priced.discounts.filter(({ product: of }) => of === one);
          const left = sum(own.map(({ subtotal }) => subtotal)) + sum(off.map((d) => d.amount));
          expect(left).toBeGreaterThanOrEqual(0);
        }
        expect(priced.tax.amount).toBeGreaterThanOrEqual(0);
        expect(priced.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    const shuffled = cart.chain((given) =>
      fc.record({
        given: fc.constant(given),
        lines: fc.shuffledSubarray([...given.lines], { minLength: given.lines.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, list, ({ given, lines }, prices) => {
        const { lines: _, ...priced } = priceCart(given, prices);
        expect(priceCart({ ...given, lines }, prices)).toMatchObject(priced);
      }),
    );
  });

  it('counts sets of a product over new and renewed licenses, in at most one tier', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const priced = priceCart(given, aPriceList());
        for (const one of ['cd', 'pd'] as const) {
          const own = priced.lines.filter(({ product: of }) => of === one);
          const sets = sum(own.map(({ quantity }) => quantity));
          const volume = priced.discounts.filter(
            ({ rule, product: of }) => rule === 'volume' && of === one,
          );
          expect(volume.map(({ count }) => count)).toEqual(sets >= 5 ? [sets] : []);
        }
      }),
    );
  });
});
