import { toCalendarDay } from '@portal/shared/domain';
import { isPaidLater } from './laterPayment.ts';

const waiting = {
  state: 'unpaid',
  paymentType: 'prepay',
  paymentMethod: 'bankTransfer',
  moneyState: null,
  dueDate: toCalendarDay('2026-12-04'),
} as const;

describe('isPaidLater', () => {
  it.each([
    ['an order that nobody has tried a card for', {}, false],
    ['an order whose card is being asked', { moneyState: 'processing' }, true],
    ['an order whose card was refused', { moneyState: 'failed' }, true],
    ['an order that a card has paid', { state: 'paid', paymentMethod: 'card' }, true],
    ['an order that was placed by card', { paymentMethod: 'card', dueDate: null }, false],
    ['an order after delivery', { paymentType: 'postpay', state: 'approved' }, false],
  ] as const)('answers for %s: %j %s', (_what, changes, expected) => {
    expect(isPaidLater({ ...waiting, ...changes }, false)).toBe(expected);
  });

  it('is sure of an order by transfer whose buyer returns from the authentication', () => {
    expect(isPaidLater(waiting, true)).toBe(true);
    expect(isPaidLater({ ...waiting, dueDate: null }, true)).toBe(false);
  });
});
