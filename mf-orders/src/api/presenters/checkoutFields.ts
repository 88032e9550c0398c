import { cartFieldsOf } from '@portal/shared/contracts';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';

/** A cart as the calls of the checkout take it; equal carts have equal fields. */
export function checkoutFields({ cart, startsOn, country }: CheckoutCart) {
  return cartFieldsOf(cart, startsOn, { country, isMember: true });
}
