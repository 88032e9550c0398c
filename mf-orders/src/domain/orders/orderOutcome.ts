import { methodFacts } from '@portal/shared/domain';
import type { OrderSummary } from './Order.ts';

/** The outcome of an order, as shown to the buyer. */
export type Outcome = 'complete' | 'pending' | 'failed' | 'cancelled';

/**
 * Derives the outcome of a placed order. By bank transfer it is complete at once; by card it is
 * `pending` until the gateway answers and complete when paid.
 */
export function orderOutcome({
  state,
  paymentMethod,
}: Pick<OrderSummary, 'state' | 'paymentMethod'>): Outcome {
  switch (state) {
    case 'paid':
      return 'complete';
    case 'failed':
      return 'failed';
    case 'cancelled_by_customer':
    case 'cancelled_by_vendor':
      return 'cancelled';
    case 'unpaid':
    case 'unapproved':
    case 'approved':
      return placedOutcome[methodFacts[paymentMethod].collector];
  }
}

const placedOutcome = { bank: 'complete', gateway: 'pending' } as const;

/** Whether the outcome of an order's card payment is still open. */
export function isCardPending({
  state,
  moneyState,
}: Pick<OrderSummary, 'state' | 'moneyState'>): boolean {
  return state === 'unpaid' && (moneyState === 'processing' || moneyState === 'challenge');
}
