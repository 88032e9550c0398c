import type { CalendarDay, StoredCart } from '@portal/shared/domain';

/** The cart that is being ordered; equal carts are equal as JSON. */
export interface CheckoutCart {
  readonly cart: StoredCart;
  /** First day of new licenses, which is possible today. */
  readonly startsOn: CalendarDay;
  /** Country of the person, ISO 3166-1 alpha-2. */
  readonly country: string;
}
