import type { PaymentWay } from '@portal/shared/domain';

/** What a person has chosen in the first step. */
export interface Payment {
  readonly way: PaymentWay;
  /** Of a card. */
  readonly cardId: string | null;
}

/** A choice with nothing left to choose: a card is named where one is wanted. */
export type CompletePayment =
  | (Payment & { readonly way: Exclude<PaymentWay, 'card'> })
  | (Payment & { readonly cardId: string });

export function isComplete(payment: Payment | null): payment is CompletePayment {
  return payment !== null && (payment.way !== 'card' || payment.cardId !== null);
}
