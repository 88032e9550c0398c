import { cartItemNames, cartItems, readCartItems, type StoredCart } from '@portal/shared/domain';
import {
  isTooOld,
  previousCartText,
  readPreviousCart,
  type CartPlace,
  type PreviousCart,
} from '../../domain/PreviousCart.ts';

/** When the cart was last changed, milliseconds since the epoch. */
const stampName = 'cart_changed_at';
/** Where it was last changed. */
const placeName = 'cart_place';
const previousName = 'cart_previous';

const watched: readonly string[] = [...cartItemNames, stampName, previousName];

/** Only members choose licenses and have quoted prices: the estimate sees neither. */
const memberItems: readonly string[] = ['licenses', 'quotation_id'];

/**
 * The cart's place in the browser. Every access may fail: blocked by a setting, or full.
 *
 * @param storage `localStorage`, or `null` where there is none.
 */
export function createCartStorage(storage: Storage | null, place: CartPlace) {
  const isSeen = (name: string) => place === 'store' || !memberItems.includes(name);
  const get = (name: string) => storage?.getItem(name) ?? null;
  const changedAt = () => Number(get(stampName) ?? '') || null;

  return {
    read: () => ({
      ...readCartItems((name) => (isSeen(name) ? get(name) : null)),
      changedAt: changedAt(),
      place: get(placeName) === 'estimate' ? ('estimate' as const) : ('store' as const),
    }),
    /**
     * The estimate leaves the licenses of a cart that the store would still go on with, and drops
     * them from an older one: the new stamp would make them fresh again. Quoted prices never outlast
     * its change.
     */
    write: (cart: StoredCart, now: number) => {
      const keepsLicenses = place === 'estimate' && !isTooOld(changedAt(), now);
      for (const [name, text] of Object.entries(cartItems(cart))) {
        if (name !== 'licenses' || !keepsLicenses) storage?.setItem(name, text);
      }
      storage?.setItem(stampName, String(now));
      storage?.setItem(placeName, place);
    },
    previous: (now: number) => readPreviousCart(get(previousName), now),
    setAside: (previous: Omit<PreviousCart, 'items'>) => {
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
