import { cartItemNames, cartItems, readCartItems } from '../../domain/cartItems.ts';
import {
  previousCartText,
  readPreviousCart,
  type CartPlace,
  type PreviousCart,
} from '../../domain/PreviousCart.ts';
import type { StoredCart } from '../../domain/StoredCart.ts';

/** When the cart was last changed, milliseconds since the epoch. */
const stampName = 'cart_changed_at';
/** Where it was last changed. */
const placeName = 'cart_place';
const previousName = 'cart_previous';

const watched: readonly string[] = [...cartItemNames, stampName, previousName];

/** Licenses are chosen by members only: the estimate neither sees nor touches them. */
const memberItems: readonly string[] = ['licenses'];

/**
 * The cart's place in the browser. Every access may fail: blocked by a setting, or full.
 *
 * @param storage `localStorage`, or `null` where there is none.
 */
export function createCartStorage(storage: Storage | null, place: CartPlace) {
  const isOwn = (name: string) => place === 'store' || !memberItems.includes(name);
  const get = (name: string) => storage?.getItem(name) ?? null;

  return {
    read: () => ({
      ...readCartItems((name) => (isOwn(name) ? get(name) : null)),
      changedAt: Number(get(stampName) ?? '') || null,
      place: get(placeName) === 'estimate' ? ('estimate' as const) : ('store' as const),
    }),
    write: (cart: StoredCart, now: number) => {
      for (const [name, text] of Object.entries(cartItems(cart))) {
        if (isOwn(name)) storage?.setItem(name, text);
      }
      storage?.setItem(stampName, String(now));
      storage?.setItem(placeName, place);
    },
    previous: (now: number) => readPreviousCart(get(previousName), now),
    setAside: (previous: Pick<PreviousCart, 'changedAt' | 'place'>) => {
      const items = cartItemNames.flatMap((name) => {
        const text = get(name);
        return text === null ? [] : [[name, text] as const];
      });
      const kept = { ...previous, items: Object.fromEntries(items) };
      storage?.setItem(previousName, previousCartText(kept));
    },
    dropPrevious: () => storage?.removeItem(previousName),
    /** Whether an event of the storage is about the cart; a cleared storage names no item. */
    isAbout: ({ key, storageArea }: StorageEvent) =>
      storageArea === storage && (key === null || watched.includes(key)),
  };
}
