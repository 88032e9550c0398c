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
import { useToday } from '../pricing/Buyer.tsx';
import { createCartStore, type CartState, type CartStore } from './createCartStore.ts';

const CartContext = createContext<CartStore | null>(null);

interface CartProviderProps {
  readonly place: CartPlace;
  readonly children: ReactNode;
}

/** Provides the cart to a screen and everything on it. */
export function CartProvider({ place, children }: CartProviderProps) {
  const today = useToday();
  const [store] = useState(() =>
    createCartStore({ place, today, storage: () => localStorage, now: () => Date.now() }),
  );
  // Loaded before the first paint, so that a filled cart is never shown as empty.
  useLayoutEffect(() => store.load(), [store]);
  useEffect(() => {
    store.beginDay(today);
  }, [store, today]);
  return <CartContext value={store}>{children}</CartContext>;
}

export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (store === null) throw new Error('useCartStore needs a CartProvider above it');
  return store;
}

export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(useCartStore(), selector);
}
