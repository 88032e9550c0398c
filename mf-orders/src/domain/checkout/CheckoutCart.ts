import {
  isStartMoved,
  possibleStart,
  withStart,
  type CalendarDay,
  type Cart,
} from '@portal/shared/domain';

/** The cart to order. Equal carts are equal as JSON. */
export interface CheckoutCart {
  /** Its first day is possible today, or was not chosen. */
  readonly cart: Cart;
  /** First day of new licenses if ordered today. */
  readonly startsOn: CalendarDay;
  /** Whether the chosen first day is no longer possible. */
  readonly isStartMoved: boolean;
  /** Country of the person, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Adjusts the stored cart to what can be ordered today. */
export function checkoutCart(stored: Cart, today: CalendarDay, country: string): CheckoutCart {
  const cart = withStart(stored, today);
  const startsOn = possibleStart(cart.startsOn, today);
  return { cart, startsOn, isStartMoved: isStartMoved(stored, cart), country };
}
