import { isCardPending } from './orderOutcome.ts';
import type { OrderSummary } from './Order.ts';

type PaidLater = Pick<
  OrderSummary,
  'state' | 'paymentType' | 'paymentMethod' | 'moneyState' | 'dueDate'
>;

/**
 * Whether an order placed by bank transfer was later tried by card. Only orders by transfer have a
 * due date, which remains after a card payment.
 *
 * @param isCardReturn Whether the person returns from the card's authentication.
 */
export function isPaidLater(order: PaidLater, isCardReturn: boolean): boolean {
  const { state, paymentType, paymentMethod, moneyState, dueDate } = order;
  if (paymentType !== 'prepay' || dueDate === null) return false;
  const isRefused = state === 'unpaid' && moneyState === 'failed';
  return isCardReturn || paymentMethod === 'card' || isCardPending(order) || isRefused;
}

/** The outcome of paying by card. After a refused card the order is `waiting` again. */
export type LaterOutcome = 'paid' | 'paid_by_transfer' | 'pending' | 'waiting' | 'cancelled';

export function laterOutcome(order: PaidLater): LaterOutcome {
  switch (order.state) {
    case 'paid':
      return order.paymentMethod === 'card' ? 'paid' : 'paid_by_transfer';
    case 'failed':
    case 'cancelled_by_customer':
    case 'cancelled_by_vendor':
      return 'cancelled';
    case 'unpaid':
    case 'unapproved':
    case 'approved':
      return isCardPending(order) ? 'pending' : 'waiting';
  }
}
