import { orderStateOf, paymentMethodCodes, type OrderCodes } from '@portal/shared/domain';

/** What the person who has just ordered is to be told. */
export type Outcome = 'complete' | 'pending' | 'failed' | 'cancelled';

/**
 * An order by bank transfer is complete when it stands; one by card when it is paid, and `pending`
 * until the gateway has said so.
 */
export function outcomeOf(order: OrderCodes & { readonly payment_method: number }): Outcome {
  switch (orderStateOf(order)) {
    case 'paid':
      return 'complete';
    case 'failed':
      return 'failed';
    case 'cancelled_by_customer':
    case 'cancelled_by_vendor':
      return 'cancelled';
    default:
      return order.payment_method === paymentMethodCodes.card ? 'pending' : 'complete';
  }
}
