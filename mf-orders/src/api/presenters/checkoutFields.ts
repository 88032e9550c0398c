import { cartFieldsOf } from '@portal/shared/contracts';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';

/** Converts a cart to the fields of the checkout calls. Equal carts give equal fields. */
export function checkoutFields({ cart, startsOn, country }: CheckoutCart) {
  return cartFieldsOf(cart, startsOn, { country, isMember: true });
}
