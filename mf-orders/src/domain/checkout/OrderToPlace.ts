import type { CheckoutCart } from './CheckoutCart.ts';
import type { Payment } from './Payment.ts';

/** The order that a person has confirmed. */
export interface OrderToPlace {
  readonly cart: CheckoutCart;
  readonly payment: Payment;
  /** The total that the person saw, major units. */
  readonly total: number;
  /** Version of the final confirmation's texts; the order keeps which one was confirmed. */
  readonly termsVersion: string;
}
