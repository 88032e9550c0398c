import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { aPriceList } from '../../testing/aPriceList.ts';
import { newLines } from '../pricing/CartLine.ts';
import { priceCart } from '../pricing/priceCart.ts';
import { calculateRequestSchema } from './cart.contract.ts';
import type { Config } from '../../composition/config.contract.ts';
import { calculationOf } from '../pricing/presentPrice.ts';
import { priceListOf } from '../pricing/priceListOf.ts';
import { calculationSchema } from '../pricing/pricing.contract.ts';

const today = toCalendarDay('2026-11-21');
const request = { start_at: '2026-11-21', cd: '{"m1":3,"m12":3}', pd: '{}', licenses: '[]' };

describe('calculateRequestSchema', () => {
  it('reads JSON text', () => {
    expect(calculateRequestSchema.parse({ ...request, paper_invoice: '1' })).toEqual({
      start_at: '2026-11-21',
      cd: { m1: 3, m12: 3 },
      pd: {},
      licenses: [],
      paper_invoice: true,
    });
  });

  it.each([
    { cd: 'no JSON' },
    { cd: `${'['.repeat(10_000)}${']'.repeat(10_000)}` },
    { licenses: `${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}` },
    { cd: '{"m1":-1}' },
    { cd: '{"m1":21}' },
    { cd: '{"m1":1.5}' },
    { cd: '{"m1":"abc"}' },
    { cd: '{"m1":"3"}' },
    { cd: '{"m0":1}' },
    { cd: '{"m13":1}' },
    { cd: '{"__proto__":1}' },
    { cd: '[]' },
    { cd: 'null' },
    { cd: { m1: 1 } },
    { unknown: 1 },
    { start_at: '2026-02-31' },
    { start_at: '' },
    { country_code: 'XX' },
    { paper_invoice: 'yes' },
    { licenses: '[{"id":"a","count":13}]' },
    { licenses: '[{"id":"a","count":1},{"id":"a","count":2}]' },
    { licenses: '[{"id":"a","count":1,"price":0}]' },
  ])('refuses %j', (changes) => {
    expect(calculateRequestSchema.safeParse({ ...request, ...changes }).success).toBe(false);
  });
});

describe('calculationOf', () => {
  it('has the positions of the specification, in major units, and the explanation when asked', () => {
    const cart = { lines: newLines({ cd: { m1: 3, m12: 3 }, pd: {} }), paperSlips: 2 };
    const priced = priceCart(cart, aPriceList());
    const six = calculationOf(priced, { locale: 'ja', explain: false });
    expect(six).toEqual([519_475, 495_000, -24_750, 47_025, [expect.anything()], 2200]);
    expect(six[4][0]).toEqual({
      text_ja: '数量割引 5%（Circuit Designer・6セット）',
      text_en: 'Volume discount 5% (Circuit Designer, 6 sets)',
      summary: '数量割引 5%（Circuit Designer・6セット）',
      discount_name: '数量割引',
      product: 'cd',
      discount_count: 6,
      discount_percent: 5,
      price: -24_750,
    });
    const explained = calculationOf(priced, { locale: 'en', explain: true });
    expect(calculationSchema.parse(explained)[6]).toMatchObject({ total: 519_475 });
    expect(calculationSchema.parse(six)).toHaveLength(6);
  });

  it('has dollars with cents', () => {
    const cart = { lines: newLines({ cd: { m1: 5 }, pd: {} }), paperSlips: 0 };
    const list = aPriceList('US', {
      prices: { cd: { month: 1999, year: 1 }, pd: { month: 1, year: 1 } },
    });
    const [total, items, off] = calculationOf(priceCart(cart, list), {
      locale: 'en',
      explain: false,
    });
    expect([total, items, off]).toEqual([94.96, 99.95, -4.99]);
  });
});

describe('priceListOf', () => {
  it('reads the configuration in the minor units of the country', () => {
    const config: Pick<Config, 'prices' | 'discounts'> = {
      prices: {
        cd: { price1: 15_000, price12: 150_000, dollar1: 120, dollar12: 1200 },
        pd: { price1: 20_000, price12: 200_000, dollar1: 160, dollar12: 1600 },
      },
      discounts: { volume: [[5, 2.5]], duration: [] },
    };
    expect(priceListOf(config, 'US', today)).toMatchObject({
      currency: 'USD',
      prices: { cd: { month: 12_000, year: 120_000 } },
      volume: [{ from: 5, rateBp: 250 }],
      taxBp: 0,
    });
    expect(priceListOf(config, 'JP', today)).toMatchObject({ prices: { pd: { month: 20_000 } } });
  });
});
