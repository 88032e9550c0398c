/** One of the person's cards. */
export interface PaymentCard {
  readonly id: string;
  /** The masked number: `**** **** **** 4242`. */
  readonly maskedNumber: string;
  readonly holder: string;
  readonly brand: string;
  /** `MM/YY` */
  readonly expiry: string;
  /** Whether the card has expired and will be declined. */
  readonly isExpired: boolean;
}
