import { paymentMethodCodes, paymentTypeCodes } from '@portal/shared/domain';

/** `[payment_method, payment_type]` as the wire has them. */
export type PaymentWay = [method: 1 | 2, type: 1 | 2];

const transferBefore: PaymentWay = [paymentMethodCodes.bankTransfer, paymentTypeCodes.prepay];
const transferAfter: PaymentWay = [paymentMethodCodes.bankTransfer, paymentTypeCodes.postpay];
const card: PaymentWay = [paymentMethodCodes.card, paymentTypeCodes.prepay];

interface Payer {
  readonly isAgent: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Whether there is a gateway for cards. */
  readonly takesCards: boolean;
}

/**
 * How somebody may pay. Agents by transfer afterwards only; credit is for customers in Japan, as the
 * payment terms of quotations say.
 */
export function paymentWays({ isAgent, country, takesCards }: Payer): PaymentWay[] {
  if (isAgent) return [transferAfter];
  return [
    transferBefore,
    ...(country === 'JP' ? [transferAfter] : []),
    ...(takesCards ? [card] : []),
  ];
}
