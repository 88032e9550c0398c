import type {
  PlacedOrder as PlacedAnswer,
  PlaceOrderRequest,
  SecureForm,
} from '@portal/shared/contracts';
import { orderStatusCodes, paymentCodesOf } from '@portal/shared/domain';
import { termsVersion, type ConfirmedOrder } from '../../domain/checkout/ConfirmedOrder.ts';
import type { PlacedOrder } from '../../domain/checkout/PlacedOrder.ts';
import { checkoutFields } from './checkoutFields.ts';

/** Builds the request body that places an order. */
export function placingRequest({ cart, payment, total }: ConfirmedOrder): PlaceOrderRequest {
  return {
    ...checkoutFields(cart),
    ...paymentCodesOf(payment.way),
    customer_card_id: payment.cardId ?? '',
    expected_total: total,
    terms: termsVersion,
  };
}

/**
 * Converts the outcome of placing an order. An order that awaits its payment is placed; a failed or
 * cancelled one is lost.
 */
export function presentPlaced(answer: PlacedAnswer | SecureForm): PlacedOrder {
  const { id, number } = answer;
  if ('action' in answer) {
    const { action, params } = answer;
    return { kind: 'authentication', id, number, form: { action, fields: params } };
  }
  switch (answer.status) {
    case orderStatusCodes.unpaid:
    case orderStatusCodes.paid:
      return { kind: 'placed', id, number };
    case orderStatusCodes.authenticationFailed:
      return { kind: 'lost', id, number, reason: 'card_refused' };
    case orderStatusCodes.cancelledByCustomer:
    case orderStatusCodes.cancelledByVendor:
      return { kind: 'lost', id, number, reason: 'cancelled' };
  }
}
