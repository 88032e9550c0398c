import { discountText } from './discountText.ts';

const renewed = { rule: 'duration', product: 'pd', count: 1, rateBp: 1000, from: 5 } as const;

describe('discountText', () => {
  it.each([
    [
      { rule: 'volume', product: 'cd', count: 6, from: 5, to: 10, rateBp: 500 } as const,
      'Volume discount 5% (Circuit Designer, 6 sets)',
      '数量割引 5%（Circuit Designer・6セット）',
    ],
    [
      { ...renewed, to: null },
      'Duration discount 10% (PCB Designer, year 5 onward, 1 license)',
      '継続割引 10%（PCB Designer・5年目以降・1ライセンス）',
    ],
    [
      { ...renewed, from: 2, to: 2, count: 3, rateBp: 250 },
      'Duration discount 2.5% (PCB Designer, year 2, 3 licenses)',
      '継続割引 2.5%（PCB Designer・2年目・3ライセンス）',
    ],
  ])('names the discount %j in both languages', (discount, en, ja) => {
    expect(discountText(discount, 'en')).toBe(en);
    expect(discountText(discount, 'ja')).toBe(ja);
  });
});
