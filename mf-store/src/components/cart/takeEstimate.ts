import { hasSameLines, type Cart } from '@portal/shared/domain';
import type { CartStore } from './createCartStore.ts';

/**
 * Takes over the estimate that a person made as a visitor. In the same browser it already is the
 * cart, and only its time is renewed. A different cart stays restorable.
 */
export function takeEstimate(store: CartStore, estimate: Cart): void {
  if (hasSameLines(store.getState().cart, estimate)) store.change((cart) => ({ ...cart }));
  else store.replace(estimate);
}
