import { storageOf } from '@portal/shared';
import type { CalendarDay, StoredCart } from '@portal/shared/domain';
import { createCartStore } from './createCartStore.ts';

/**
 * Stores a cart from a screen that does not show it.
 *
 * @returns whether the browser stores it.
 */
export function keepCart(cart: StoredCart, today: CalendarDay): boolean {
  const store = createCartStore({
    place: 'store',
    today,
    storage: () => storageOf('browser'),
    now: () => Date.now(),
  });
  const stop = store.load();
  store.replace(cart);
  stop();
  return store.getState().isKept;
}
