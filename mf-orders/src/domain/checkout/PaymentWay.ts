import { paymentMethodCodes, paymentTypeCodes } from '@portal/shared/domain';

/** `[payment_method, payment_type]`, as the wire has it. */
type Codes = readonly [1 | 2, 1 | 2];

export const paymentWays = ['bank_prepay', 'bank_postpay', 'card'] as const;
/** How an order is paid. */
export type PaymentWay = (typeof paymentWays)[number];

const codes: Readonly<Record<PaymentWay, Codes>> = {
  bank_prepay: [paymentMethodCodes.bankTransfer, paymentTypeCodes.prepay],
  bank_postpay: [paymentMethodCodes.bankTransfer, paymentTypeCodes.postpay],
  card: [paymentMethodCodes.card, paymentTypeCodes.prepay],
};

export function codesOf(way: PaymentWay): Codes {
  return codes[way];
}

/** The ways among those that the server allows, in the order in which they are offered. */
export function waysIn(allowed: readonly Codes[]): readonly PaymentWay[] {
  return paymentWays.filter((way) =>
    allowed.some(([method, type]) => method === codes[way][0] && type === codes[way][1]),
  );
}

/** What a person has chosen in the first step. */
export interface Payment {
  readonly way: PaymentWay;
  /** Of a card. */
  readonly cardId: string | null;
}

/** A choice with nothing left to choose: a card is named where one is wanted. */
export type CompletePayment =
  | (Payment & { readonly way: 'bank_prepay' | 'bank_postpay' })
  | (Payment & { readonly cardId: string });

export function isComplete(payment: Payment | null): payment is CompletePayment {
  return payment !== null && (payment.way !== 'card' || payment.cardId !== null);
}
