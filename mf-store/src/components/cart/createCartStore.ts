import {
  type CalendarDay,
  type CartPlace,
  cartStorage,
  emptyCart,
  isCartEmpty,
  isStartMoved,
  type PreviousCart,
  readCartItems,
  type Cart,
  withStart,
} from '@portal/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface CartState {
  /** Whether browser storage has been read. The cart is unknown before that. */
  readonly isLoaded: boolean;
  readonly cart: Cart;
  /** Whether part of the stored cart was unreadable. The rest is in the cart. */
  readonly isDamaged: boolean;
  /** Whether the browser stores the cart; false when storage is blocked or full. */
  readonly isKept: boolean;
  /**
   * Whether the chosen first day was no longer possible and was replaced by the nearest possible
   * one.
   */
  readonly isStartMoved: boolean;
  /** Whether the cart was filled in the estimate and has not changed since. */
  readonly isFromEstimate: boolean;
  /** A former cart that can be restored, after it expired or was replaced. */
  readonly previous: PreviousCart | null;
}

export interface CartStore extends StoreApi<CartState> {
  /**
   * Reads the cart from storage and follows other tabs. @returns the function that stops following.
   */
  readonly load: () => () => void;
  /**
   * Changes the latest cart, whichever tab wrote it.
   *
   * @param update Returns `null` to refuse the change.
   * @returns whether it was accepted.
   */
  readonly change: (update: (cart: Cart) => Cart | null) => boolean;
  /** Replaces the cart. The current one can be restored. */
  readonly replace: (cart: Cart) => void;
  /** Swaps the former and the current cart. */
  readonly takePrevious: () => void;
  readonly dropPrevious: () => void;
  /** Call when a new day begins: the chosen first day may no longer be possible. */
  readonly beginDay: (today: CalendarDay) => void;
}

interface CartSurroundings {
  readonly place: CartPlace;
  readonly storage: () => Storage | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Today in Japan, by the server's clock. */
  readonly today: CalendarDay;
}

/** The cart of this browser, shared by all tabs through local storage. */
export function createCartStore({
  place,
  storage,
  now,
  today: openedOn,
}: CartSurroundings): CartStore {
  const store = createStore<CartState>(() => ({
    isLoaded: false,
    cart: emptyCart,
    isDamaged: false,
    isKept: true,
    isStartMoved: false,
    isFromEstimate: false,
    previous: null,
  }));
  const { getState, setState } = store;
  let items = cartStorage(null, place);
  let today = openedOn;

  /** Returns false if storage failed; the cart on the page still changes. */
  const keep = (write: () => void) => {
    try {
      write();
      return true;
    } catch {
      return false;
    }
  };

  /** The stored cart, or the cart of this page when the browser cannot store it. */
  const current = (): Cart => {
    if (!getState().isKept) return getState().cart;
    try {
      return items.read().cart;
    } catch {
      return getState().cart;
    }
  };

  const show = (changed: Cart) => {
    const cart = withStart(changed, today);
    const write = () => {
      items.write(cart, now(), today);
    };
    // After a failure, storage may hold a partial cart.
    const isKept = getState().isKept && keep(write);
    setState({ cart, isKept, isStartMoved: isStartMoved(changed, cart), isFromEstimate: false });
  };

  const open = () => {
    items.emptyOld(now());
    const { cart, isDamaged, place: builtAt } = items.read();
    const shown = withStart(cart, today);
    items.writeStart(shown, today);
    setState({
      cart: shown,
      isDamaged,
      isStartMoved: isStartMoved(cart, shown),
      isFromEstimate: place === 'store' && builtAt === 'estimate' && !isCartEmpty(shown),
      previous: place === 'store' ? items.previous(now()) : null,
    });
  };

  const follow = (event: StorageEvent) => {
    if (!items.isAbout(event)) return;
    const { cart, isDamaged } = items.read();
    const before = getState();
    const isSameStart = cart.startsOn === before.cart.startsOn;
    setState({
      cart,
      isDamaged,
      isStartMoved: before.isStartMoved && isSameStart,
      previous: place === 'store' ? items.previous(now()) : null,
    });
  };

  const dropPrevious = () => {
    keep(() => {
      items.dropPrevious();
    });
    setState({ previous: null });
  };

  /** Keeps the person's cart restorable, so that a click on something else does not lose it. */
  const replace = (cart: Cart) => {
    if (isCartEmpty(current())) {
      dropPrevious();
    } else {
      keep(() => {
        items.setAside({ changedAt: now(), place, isReplaced: true });
        setState({ previous: items.previous(now()) });
      });
    }
    show(cart);
  };

  return {
    ...store,
    replace,
    load: () => {
      const isKept = keep(() => {
        items = cartStorage(storage(), place);
        open();
      });
      setState({ isLoaded: true, isKept });
      addEventListener('storage', follow);
      return () => {
        removeEventListener('storage', follow);
      };
    },
    change: (update) => {
      const before = current();
      const after = update(before);
      if (after !== null && after !== before) show(after);
      return after !== null;
    },
    takePrevious: () => {
      const { previous } = getState();
      if (previous === null) return;
      replace(readCartItems((name) => previous.items[name] ?? null).cart);
    },
    dropPrevious,
    beginDay: (day) => {
      today = day;
      const before = current();
      const cart = withStart(before, today);
      keep(() => {
        items.writeStart(cart, today);
      });
      if (cart === before) return;
      setState({ cart, isStartMoved: isStartMoved(before, cart) });
    },
  };
}
