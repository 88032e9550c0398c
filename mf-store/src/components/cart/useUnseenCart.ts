import { storageOf } from '@portal/shared';
import { useToday } from './Buyer.tsx';
import { createCartStore, type CartStore } from './createCartStore.ts';

/**
 * Changes the stored cart from a screen that does not show it.
 *
 * @returns a function that tells whether the browser stores the cart
 */
export function useUnseenCart(): (act: (store: CartStore) => void) => boolean {
  const today = useToday();
  return (act) => {
    const storage = () => storageOf('browser');
    const store = createCartStore({ place: 'store', today, storage, now: () => Date.now() });
    const stop = store.load();
    act(store);
    stop();
    return store.getState().isKept;
  };
}
