import {
  isStartMoved,
  possibleStart,
  withStart,
  type CalendarDay,
  type StoredCart,
} from '@portal/shared/domain';

/** The cart that is being ordered; equal carts are equal as JSON. */
export interface CheckoutCart {
  /** Its first day is possible today, or chosen by nobody. */
  readonly cart: StoredCart;
  /** First day of new licenses, if it is ordered today. */
  readonly startsOn: CalendarDay;
  /** Whether another first day was chosen, which is no longer possible. */
  readonly isStartMoved: boolean;
  /** Country of the person, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The stored cart as it can be ordered today. */
export function checkoutCart(
  stored: StoredCart,
  today: CalendarDay,
  country: string,
): CheckoutCart {
  const cart = withStart(stored, today);
  const startsOn = possibleStart(cart.startsOn, today);
  return { cart, startsOn, isStartMoved: isStartMoved(stored, cart), country };
}
