import { codesOf, isComplete, paymentWays, waysIn } from './PaymentWay.ts';

describe('waysIn', () => {
  it('finds every way again by its codes, in the order in which they are offered', () => {
    expect(waysIn(paymentWays.map(codesOf).toReversed())).toEqual(paymentWays);
    for (const way of paymentWays) expect(waysIn([codesOf(way)])).toEqual([way]);
  });

  it('leaves out what this portal cannot offer, such as a card that is charged afterwards', () => {
    expect(waysIn([[2, 2]])).toEqual([]);
    expect(
      waysIn([
        [2, 2],
        [1, 1],
      ]),
    ).toEqual(['bank_prepay']);
  });
});

describe('isComplete', () => {
  it.each([
    [null, false],
    [{ way: 'bank_prepay', cardId: null }, true],
    [{ way: 'bank_postpay', cardId: null }, true],
    [{ way: 'card', cardId: null }, false],
    [{ way: 'card', cardId: 'card-1' }, true],
  ] as const)('of %j is %s', (payment, expected) => {
    expect(isComplete(payment)).toBe(expected);
  });
});
