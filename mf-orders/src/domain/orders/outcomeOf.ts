import { methodFacts } from '@portal/shared/domain';
import type { OrderSummary } from './Order.ts';

/** What the person who has just ordered is to be told. */
export type Outcome = 'complete' | 'pending' | 'failed' | 'cancelled';

/**
 * An order by bank transfer is complete when it stands; one by card when it is paid, and `pending`
 * until the gateway has said so.
 */
export function outcomeOf({
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
