import type { PaymentWay } from '@portal/shared/domain';

/** The payment chosen in the first step; may be incomplete. */
export interface Payment {
  readonly way: PaymentWay;
  /** Id of the card; `null` for other payment methods and while none is chosen. */
  readonly cardId: string | null;
}

/** A complete payment: it has a card if the payment method needs one. */
export type CompletePayment =
  | (Payment & { readonly way: Exclude<PaymentWay, 'card'> })
  | (Payment & { readonly cardId: string });

export function isComplete(payment: Payment | null): payment is CompletePayment {
  return payment !== null && (payment.way !== 'card' || payment.cardId !== null);
}
