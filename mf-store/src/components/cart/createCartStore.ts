import {
  type CalendarDay,
  type CartPlace,
  emptyCart,
  isCartEmpty,
  isStartMoved,
  type PreviousCart,
  readCartItems,
  type StoredCart,
  withStart,
} from '@portal/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createCartStorage } from './createCartStorage.ts';

export interface CartState {
  /** False until the browser's storage has been looked at: nothing is known of the cart before. */
  readonly isLoaded: boolean;
  readonly cart: StoredCart;
  /** Part of the stored cart was unreadable; the rest is here. */
  readonly isDamaged: boolean;
  /** The browser keeps the cart; false where its storage is blocked or full. */
  readonly isKept: boolean;
  /** The chosen first day was not possible any more; the cart has the nearest that is. */
  readonly isStartMoved: boolean;
  /** The cart was built in the estimate and not changed since. */
  readonly isFromEstimate: boolean;
  /** A former cart, emptied because of its age or replaced, that can be had back. */
  readonly previous: PreviousCart | null;
}

export interface CartStore extends StoreApi<CartState> {
  /** Takes the cart out of storage. @returns how to stop following other tabs. */
  readonly load: () => () => void;
  /**
   * Changes the cart as it is now, in whichever tab it was changed last.
   *
   * @param update `null` refuses: nothing changes.
   * @returns whether it was accepted.
   */
  readonly change: (update: (cart: StoredCart) => StoredCart | null) => boolean;
  /** Puts another cart in the place of this one, which can be had back. */
  readonly replace: (cart: StoredCart) => void;
  /** Has the former cart back; the two change places. */
  readonly takePrevious: () => void;
  readonly dropPrevious: () => void;
  /** Another day has begun, on which the chosen first day may not be possible any more. */
  readonly beginDay: (today: CalendarDay) => void;
}

interface CartSurroundings {
  readonly place: CartPlace;
  readonly storage: () => Storage | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The server's day in Japan. */
  readonly today: CalendarDay;
}

/** The cart of this browser: one for all its tabs, kept in local storage. */
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
  let items = createCartStorage(null, place);
  let today = openedOn;

  /** What fails is the keeping, never the cart. */
  const keep = (write: () => void) => {
    try {
      write();
      return true;
    } catch {
      return false;
    }
  };

  /** The stored cart; the one on this page when the browser cannot keep it. */
  const current = (): StoredCart => {
    if (!getState().isKept) return getState().cart;
    try {
      return items.read().cart;
    } catch {
      return getState().cart;
    }
  };

  const show = (changed: StoredCart) => {
    const cart = withStart(changed, today);
    const write = () => {
      items.write(cart, now());
    };
    // A storage that has failed once may hold half of a cart.
    const isKept = getState().isKept && keep(write);
    setState({ cart, isKept, isStartMoved: isStartMoved(changed, cart), isFromEstimate: false });
  };

  const open = () => {
    items.emptyOld(now());
    const { cart, isDamaged, changedAt, place: builtAt } = items.read();
    const shown = withStart(cart, today);
    // Correcting it is no change of the person's: its time stays.
    if (shown !== cart) items.write(shown, changedAt ?? now());
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

  /** What the person has put together is not lost to a click on something else. */
  const replace = (cart: StoredCart) => {
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
        items = createCartStorage(storage(), place);
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
      if (cart === before) return;
      keep(() => {
        items.write(cart, items.read().changedAt ?? now());
      });
      setState({ cart, isStartMoved: isStartMoved(before, cart) });
    },
  };
}
