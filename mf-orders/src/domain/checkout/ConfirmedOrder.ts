import type { CheckoutCart } from './CheckoutCart.ts';
import type { Payment } from './Payment.ts';

/** An order as the person confirms it. */
export interface ConfirmedOrder {
  readonly cart: CheckoutCart;
  readonly payment: Payment;
  /** The total shown to the person, in major units. */
  readonly total: number;
}

/** Version of the final confirmation's texts; stored with the order. */
export const termsVersion = '2026-11';
