import type { Cart } from '@portal/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartAct } from './CartAct.ts';
import type { CartStore } from './createCartStore.ts';

/** An undoable change of the cart. */
interface Undo {
  readonly act: CartAct;
  /** The whole cart before and after. */
  readonly before: Cart;
  readonly after: Cart;
}

export interface CartUndo extends StoreApi<{ readonly undo: Undo | null }> {
  /**
   * Changes the cart undoably until the next change, in any tab. Undo never loses later changes.
   */
  readonly change: (update: (cart: Cart) => Cart, act: CartAct) => void;
  /** Restores the cart: lines, months, first day, slips and quoted prices. */
  readonly takeBack: () => void;
}

export function createCartUndo(cart: CartStore): CartUndo {
  const store = createStore<{ readonly undo: Undo | null }>(() => ({ undo: null }));
  cart.subscribe(({ cart: now }) => {
    const { undo } = store.getState();
    if (undo !== null && now !== undo.after) store.setState({ undo: null });
  });
  return {
    ...store,
    change: (update, act) => {
      const former: Cart[] = [];
      cart.change((stored) => {
        const changed = update(stored);
        if (changed !== stored) former.push(stored);
        return changed;
      });
      const [before] = former;
      if (before) store.setState({ undo: { act, before, after: cart.getState().cart } });
    },
    takeBack: () => {
      const { undo } = store.getState();
      if (undo !== null) cart.change(() => undo.before);
    },
  };
}
