import { isComplete } from './Payment.ts';

describe('isComplete', () => {
  it.each([
    [null, false],
    [{ way: 'bank_prepay', cardId: null }, true],
    [{ way: 'bank_postpay', cardId: null }, true],
    [{ way: 'card', cardId: null }, false],
    [{ way: 'card', cardId: 'card-1' }, true],
  ] as const)('answers for %j: %s', (payment, expected) => {
    expect(isComplete(payment)).toBe(expected);
  });
});
