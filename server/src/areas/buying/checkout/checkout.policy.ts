import { paymentWays, type PaymentWay } from '@portal/shared/domain';

interface Payer {
  readonly isAgent: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Whether a gateway for card payments is configured. */
  readonly takesCards: boolean;
}

/**
 * The payment methods of a team. Agents pay only by bank transfer after delivery; payment after
 * delivery is for customers in Japan, as the payment terms of quotations say.
 */
export function paymentMethods({ isAgent, country, takesCards }: Payer): readonly PaymentWay[] {
  const may: Readonly<Record<PaymentWay, boolean>> = {
    bank_prepay: !isAgent,
    bank_postpay: isAgent || country === 'JP',
    card: !isAgent && takesCards,
  };
  return paymentWays.filter((way) => may[way]);
}
