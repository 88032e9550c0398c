import fc from 'fast-check';
import { groupLines } from './groupLines.ts';
import type { PriceLine } from './PriceBreakdown.ts';

const aLine: fc.Arbitrary<PriceLine> = fc
  .record({
    kind: fc.constant('renewal' as const),
    product: fc.constantFrom('cd' as const, 'pd' as const),
    months: fc.integer({ min: 1, max: 12 }),
    yearOfUse: fc.integer({ min: 1, max: 3 }),
    licenseId: fc.uuid(),
  })
  .map((facts) => ({
    ...facts,
    quantity: 1,
    years: 0,
    yearPrice: 0,
    restMonths: facts.months,
    monthPrice: 15.3,
    unitPrice: Math.round(facts.months * 1530) / 100,
    subtotal: Math.round(facts.months * 1530) / 100,
  }));

const cents = (lines: readonly PriceLine[]) =>
  lines.reduce((sum, { subtotal }) => sum + Math.round(subtotal * 100), 0);

describe('groupLines', () => {
  it('keeps the sums, and joins lines of the same reason', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 200 }), (lines) => {
        const groups = groupLines(lines);
        expect(cents(groups)).toBe(cents(lines));
        expect(groups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(lines.length);
        const names = groups.map(({ product, months, yearOfUse }) =>
          [product, months, yearOfUse].join(),
        );
        expect(new Set(names).size).toBe(groups.length);
      }),
    );
  });

  it('keeps new licenses and renewals apart', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        expect(groupLines([line, { ...line, licenseId: null, yearOfUse: null }])).toHaveLength(2);
      }),
    );
  });
});
