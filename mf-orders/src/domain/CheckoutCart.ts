import type { cartFieldsOf } from '@portal/shared/contracts';
import type { CalendarDay, StoredCart } from '@portal/shared/domain';

/** The cart that is being ordered. */
export interface CheckoutCart {
  readonly cart: StoredCart;
  /** First day of new licenses, possible today. */
  readonly startsOn: CalendarDay;
  /** As the calls take it; equal carts have equal fields. */
  readonly fields: ReturnType<typeof cartFieldsOf>;
}
