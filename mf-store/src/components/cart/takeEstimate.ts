import { storageOf } from '@portal/shared';
import { hasSameLines, type CalendarDay, type StoredCart } from '@portal/shared/domain';
import { createCartStore, type CartStore } from './createCartStore.ts';

/**
 * Takes over the estimate that a person made as a visitor. In the same browser it already is the
 * cart, and only its time is renewed. A different cart stays restorable.
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
