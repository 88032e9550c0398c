import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  breakdownOf,
  newLines,
  priceCart,
  type CartLine,
  type PriceList,
} from '@portal/shared/domain';
import { readBreakdown, storedBreakdown } from './storedBreakdown.ts';

/** An order row written by a release of November 2026. */
const version0: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'fixtures/breakdown-version-0.json'), 'utf8'),
);

const list: PriceList = {
  currency: 'USD',
  prices: { cd: { month: 12_000, year: 120_000 }, pd: { month: 16_000, year: 160_001 } },
  volume: [{ from: 5, rateBp: 500 }],
  duration: [{ from: 2, rateBp: 333 }],
  taxBp: 0,
  slipFee: 0,
};
const renewal: CartLine = {
  kind: 'renewal',
  product: 'pd',
  months: 12,
  quantity: 1,
  licenseId: 'l-1',
  yearOfUse: 2,
};
const breakdown = breakdownOf(
  priceCart({ lines: [...newLines({ cd: { m3: 7 }, pd: {} }), renewal], paperSlips: 1 }, list),
);

describe('readBreakdown', () => {
  it('reads a breakdown written by this release', () => {
    const stored: unknown = JSON.parse(JSON.stringify(storedBreakdown(breakdown)));
    expect(stored).toMatchObject({ version: 1 });
    expect(readBreakdown(stored)).toEqual(breakdown);
  });

  it('reads the unversioned breakdown of an old order', () => {
    const read = readBreakdown(version0);
    expect(read).toMatchObject({
      currency: 'JPY',
      itemTotal: 695_000,
      adjustmentTotal: -30_750,
      tax: { percent: 10, base: 664_250, exact: 66_425, amount: 66_425 },
      slips: { count: 1, fee: 1100, amount: 1100 },
      total: 731_775,
    });
    expect(read.lines).toMatchObject([
      { kind: 'new', product: 'cd', months: 1, quantity: 3, licenseId: null, yearOfUse: null },
      { kind: 'new', product: 'cd', months: 12, unitPrice: 150_000, subtotal: 450_000 },
      { kind: 'renewal', product: 'pd', months: 12, years: 1, yearPrice: 200_000, yearOfUse: 2 },
    ]);
    expect(read.discounts).toMatchObject([
      { rule: 'volume', product: 'cd', count: 6, from: 5, to: 10, percent: 5, amount: -24_750 },
      {
        rule: 'duration',
        product: 'pd',
        count: 1,
        text: { en: expect.stringContaining('year 2') },
      },
    ]);
  });

  it('refuses a broken breakdown and an unknown version', () => {
    expect(() => readBreakdown({})).toThrow('lines');
    expect(() => readBreakdown({ ...storedBreakdown(breakdown), total: 'x' })).toThrow('total');
    expect(() => readBreakdown({ ...breakdown, version: 2 })).toThrow(RangeError);
  });
});
