import type { CheckoutCart } from './CheckoutCart.ts';
import type { Payment } from './Payment.ts';

/** A confirmed order. */
export interface OrderToPlace {
  readonly cart: CheckoutCart;
  readonly payment: Payment;
  /** The total shown to the person, in major units. */
  readonly total: number;
  /** Version of the final confirmation's texts; stored with the order. */
  readonly termsVersion: string;
}
