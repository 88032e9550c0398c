import fc from 'fast-check';
import { aPriceList } from '../../testing/aPriceList.ts';
import { breakdownOf } from './breakdownOf.ts';
import { newLines } from './CartLine.ts';
import { priceCart } from './priceCart.ts';
import { taxBreakdown } from './taxBreakdown.ts';

const quantity = fc.integer({ min: 1, max: 20 });
const slips = fc.integer({ min: 0, max: 3 });

describe('taxBreakdown', () => {
  it('states slips at 1,000 yen and 100 yen of tax each', () => {
    const lines = newLines({ cd: { m1: 3, m12: 3 }, pd: {} });
    const priced = breakdownOf(priceCart({ lines, paperSlips: 2 }, aPriceList()));
    expect(taxBreakdown(priced)).toEqual([{ percent: 10, base: 472_250, tax: 47_225 }]);
  });

  it('gives the same total, and the same tax as one rounding over everything', () => {
    fc.assert(
      fc.property(
        quantity,
        slips,
        fc.integer({ min: 0, max: 99_999 }),
        (count, paperSlips, month) => {
          const prices = { cd: { month, year: month }, pd: { month, year: month } };
          const lines = newLines({ cd: { m1: count }, pd: {} });
          const list = aPriceList('JP', { prices });
          const priced = breakdownOf(priceCart({ lines, paperSlips }, list));
          for (const { base, tax } of taxBreakdown(priced)) {
            expect(base + tax).toBe(priced.total);
            expect(tax).toBe(Math.floor(base / 10));
          }
        },
      ),
    );
  });

  it('states no rate where there is no tax', () => {
    const lines = newLines({ cd: { m1: 3 }, pd: {} });
    const priced = breakdownOf(priceCart({ lines, paperSlips: 0 }, aPriceList('US')));
    expect(taxBreakdown(priced)).toEqual([]);
  });
});
