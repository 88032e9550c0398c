import type { PaymentWay } from '@portal/shared/domain';

/** The payment that a person has chosen in the first step, which may be incomplete. */
export interface Payment {
  readonly way: PaymentWay;
  /** Id of the card; `null` for other ways to pay, or while none is chosen. */
  readonly cardId: string | null;
}

/** A complete payment: a card is chosen where one is needed. */
export type CompletePayment =
  | (Payment & { readonly way: Exclude<PaymentWay, 'card'> })
  | (Payment & { readonly cardId: string });

export function isComplete(payment: Payment | null): payment is CompletePayment {
  return payment !== null && (payment.way !== 'card' || payment.cardId !== null);
}
