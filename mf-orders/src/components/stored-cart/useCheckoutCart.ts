import { useSession } from '@portal/shared';
import { cartFieldsOf } from '@portal/shared/contracts';
import { emptyCart, isCartEmpty, possibleStart, toCalendarDay } from '@portal/shared/domain';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CheckoutCart } from '../../domain/CheckoutCart.ts';
import {
  emptyOldStoredCart,
  followStoredCart,
  readStoredCart,
  storedCartText,
} from './storedCart.ts';

/** Nothing is known of the browser's storage in the first render. */
const unknown = null;

/**
 * The cart of this browser as it is now, in whichever tab it was changed last: `undefined` before the
 * storage could be looked at, `null` when there is nothing to order in it: no items, no first day, or
 * a cart that was emptied when the checkout opened because of its age.
 */
export function useCheckoutCart(): CheckoutCart | null | undefined {
  const text = useSyncExternalStore(followStoredCart, storedCartText, () => unknown);
  const today = toCalendarDay(useSession((session) => session.today));
  const country = useSession(({ user }) => user?.country_code ?? 'JP');
  const [isAgeChecked, setAgeChecked] = useState(false);
  // Before the first paint, so that nobody sees a cart that is none.
  useLayoutEffect(() => {
    emptyOldStoredCart();
    setAgeChecked(true);
  }, []);
  return useMemo(() => {
    if (text === unknown || !isAgeChecked) return undefined;
    const cart = readStoredCart() ?? emptyCart;
    if (isCartEmpty(cart) || cart.startsOn === null) return null;
    const startsOn = possibleStart(cart.startsOn, today);
    return { cart, startsOn, fields: cartFieldsOf(cart, startsOn, { country, isMember: true }) };
  }, [text, isAgeChecked, today, country]);
}
