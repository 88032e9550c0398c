import { isCardPending } from './orderOutcome.ts';

describe('isCardPending', () => {
  it.each([
    ['unpaid', 'processing', true],
    ['unpaid', 'challenge', true],
    ['unpaid', 'failed', false],
    // This order is paid by bank transfer.
    ['unpaid', null, false],
    ['paid', 'processing', false],
    ['cancelled_by_customer', 'challenge', false],
  ] as const)(
    'answers for an order that is %s with its money %s: %s',
    (state, moneyState, expected) => {
      expect(isCardPending({ state, moneyState })).toBe(expected);
    },
  );
});
