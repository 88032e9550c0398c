import { storageOf } from '@portal/shared';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { useStore } from 'zustand';
import type { CartPlace } from '@portal/shared/domain';
import { useToday } from './Buyer.tsx';
import { createCartStore, type CartState, type CartStore } from './createCartStore.ts';
import { createCartUndo, type CartUndo } from './createCartUndo.ts';

const CartContext = createContext<CartStore | null>(null);
const UndoContext = createContext<CartUndo | null>(null);

interface CartProviderProps {
  readonly place: CartPlace;
  readonly children: ReactNode;
}

export function CartProvider({ place, children }: CartProviderProps) {
  const today = useToday();
  const [store] = useState(() =>
    createCartStore({ place, today, storage: () => storageOf('browser'), now: () => Date.now() }),
  );
  const [undo] = useState(() => createCartUndo(store));
  // Loaded before the first paint, so that a filled cart never shows as empty.
  useLayoutEffect(() => store.load(), [store]);
  useEffect(() => {
    store.beginDay(today);
  }, [store, today]);
  return (
    <CartContext value={store}>
      <UndoContext value={undo}>{children}</UndoContext>
    </CartContext>
  );
}

export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (store === null) throw new Error('useCartStore needs a CartProvider above it');
  return store;
}

/** Undoable changes; `UndoOffer` offers the undo. */
export function useCartUndo(): CartUndo {
  const undo = useContext(UndoContext);
  if (undo === null) throw new Error('useCartUndo needs a CartProvider above it');
  return undo;
}

export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(useCartStore(), selector);
}
