import { storageOf } from '@portal/shared';
import { hasSameLines, type CalendarDay, type StoredCart } from '@portal/shared/domain';
import { createCartStore, type CartStore } from './createCartStore.ts';

/**
 * Takes over the estimate that somebody built as a visitor. In the browser where it was built it is
 * the cart already, and only its time is set anew; a cart with something else can be had back.
 */
export function takeEstimate(store: CartStore, estimate: StoredCart): void {
  if (hasSameLines(store.getState().cart, estimate)) store.change((cart) => ({ ...cart }));
  else store.replace(estimate);
}

/** Takes over an estimate from a screen that does not show the cart. */
export function keepEstimate(estimate: StoredCart, today: CalendarDay): void {
  const store = createCartStore({
    place: 'store',
    today,
    storage: () => storageOf('browser'),
    now: () => Date.now(),
  });
  const stop = store.load();
  takeEstimate(store, estimate);
  stop();
}
