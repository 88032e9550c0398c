import { useSession } from '@portal/shared';
import { emptyCart, isCartEmpty, possibleStart, toCalendarDay } from '@portal/shared/domain';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import {
  emptyOldStoredCart,
  followStoredCart,
  readStoredCart,
  storedCartText,
} from './storedCart.ts';

/** Nothing is known of the browser's storage in the first render. */
const unknown = null;

/** The stored cart as one checkout sees it: unknown until it has looked at the cart's age. */
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
 * The cart of this browser as it is now, in whichever tab it was changed last: `undefined` before the
 * storage could be looked at, `null` when there is nothing to order in it: no items, no first day, or
 * a cart that was emptied when the checkout opened because of its age.
 */
export function useCheckoutCart(): CheckoutCart | null | undefined {
  const [view] = useState(createCheckoutView);
  // Before the first paint, so that nobody sees a cart that is none.
  useLayoutEffect(() => {
    view.open();
  }, [view]);
  const text = useSyncExternalStore(followStoredCart, view.text, () => unknown);
  const today = toCalendarDay(useSession((session) => session.today));
  const country = useSession(({ user }) => user?.country_code ?? 'JP');
  return useMemo(() => {
    if (text === unknown) return undefined;
    const cart = readStoredCart() ?? emptyCart;
    if (isCartEmpty(cart) || cart.startsOn === null) return null;
    return { cart, startsOn: possibleStart(cart.startsOn, today), country };
  }, [text, today, country]);
}
