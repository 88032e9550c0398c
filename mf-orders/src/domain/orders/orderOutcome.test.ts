import { isCardPending, orderOutcome } from './orderOutcome.ts';

describe('orderOutcome', () => {
  it.each([
    ['unpaid', 'complete', 'pending'],
    ['unapproved', 'complete', 'pending'],
    ['approved', 'complete', 'pending'],
    ['paid', 'complete', 'complete'],
    ['failed', 'failed', 'failed'],
    ['cancelled_by_customer', 'cancelled', 'cancelled'],
    ['cancelled_by_vendor', 'cancelled', 'cancelled'],
  ] as const)(
    'answers for an order that is %s: %s by transfer, %s by card',
    (state, transfer, card) => {
      expect(orderOutcome({ state, paymentMethod: 'bankTransfer' })).toBe(transfer);
      expect(orderOutcome({ state, paymentMethod: 'card' })).toBe(card);
    },
  );
});

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
