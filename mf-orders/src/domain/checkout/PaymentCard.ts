/** One of the person's cards. */
export interface PaymentCard {
  readonly id: string;
  /** Masked: `**** **** **** 4242`. */
  readonly maskedNumber: string;
  readonly holder: string;
  readonly brand: string;
  /** `MM/YY` */
  readonly expiry: string;
  /** Past its end: it will be declined. */
  readonly isExpired: boolean;
}
