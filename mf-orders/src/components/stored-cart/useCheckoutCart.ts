import { useSession } from '@portal/shared';
import { emptyCart, isCartEmpty, toCalendarDay } from '@portal/shared/domain';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { checkoutCart, type CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import {
  emptyOldStoredCart,
  followStoredCart,
  readStoredCart,
  storedCartText,
} from './storedCart.ts';

/** The state of the first render, before the browser's storage is read. */
const unknown = null;

/**
 * The stored cart for one opening of the checkout: unknown until the age of the cart was checked.
 */
function createCheckoutView() {
  let isOpen = false;
  return {
    open: () => {
      emptyOldStoredCart();
      isOpen = true;
    },
    text: () => (isOpen ? storedCartText() : unknown),
  };
}

/**
 * The cart of this browser as it is now, in whichever tab it was changed last: `undefined` before
 * the storage is read, `null` when there is nothing to order: no items, no first day, or a cart
 * that was emptied because of its age when the checkout opened.
 */
export function useCheckoutCart(): CheckoutCart | null | undefined {
  const [view] = useState(createCheckoutView);
  // This runs before the first paint, so that an empty cart is never shown.
  useLayoutEffect(() => {
    view.open();
  }, [view]);
  const text = useSyncExternalStore(followStoredCart, view.text, () => unknown);
  const today = toCalendarDay(useSession((session) => session.today));
  const country = useSession(({ user }) => user?.country_code ?? 'JP');
  return useMemo(() => {
    if (text === unknown) return undefined;
    const cart = readStoredCart() ?? emptyCart;
    return isCartEmpty(cart) ? null : checkoutCart(cart, today, country);
  }, [text, today, country]);
}
