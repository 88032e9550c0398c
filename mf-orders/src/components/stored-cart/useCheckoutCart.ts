import { useSession } from '@portal/shared';
import { emptyCart, isCartEmpty, toCalendarDay, type Cart } from '@portal/shared/domain';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { checkoutCart, type CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import {
  changeStoredCart,
  emptyOldStoredCart,
  followStoredCart,
  readStoredCart,
  storedCartText,
} from './storedCart.ts';

/** The state of the first render, before browser storage is read. */
const unknown = null;

/** The stored cart at the time the checkout opened: unknown until its age is checked. */
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
 * The browser's current cart, changed in any tab: `undefined` before storage is read, `null` when
 * there is nothing to order (no items, no first day, or emptied because of its age).
 */
export function useCheckoutCart(): CheckoutCart | null | undefined {
  const [view] = useState(createCheckoutView);
  // Runs before the first paint, so that an empty cart is never shown.
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

/** Changes the stored cart, which this and other tabs follow. */
export function useChangeCart(): (update: (cart: Cart) => Cart) => void {
  const today = toCalendarDay(useSession((session) => session.today));
  return (update) => {
    changeStoredCart(update, today);
  };
}
