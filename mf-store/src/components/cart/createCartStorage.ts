import {
  cartItemNames,
  cartItems,
  cartPlaceName,
  type CartPlace,
  cartStampName,
  emptyOldCart,
  isTooOld,
  type PreviousCart,
  previousCartName,
  previousCartText,
  readCartItems,
  readPreviousCart,
  type StoredCart,
} from '@portal/shared/domain';

const watched: readonly string[] = [...cartItemNames, cartStampName, previousCartName];

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
  const changedAt = () => Number(get(cartStampName) ?? '') || null;

  return {
    /** Empties a cart that is too old for the store; the estimate goes on with every cart. */
    emptyOld: (now: number) => {
      if (storage !== null && place === 'store') emptyOldCart(storage, now);
    },
    read: () => ({
      ...readCartItems((name) => (isSeen(name) ? get(name) : null)),
      changedAt: changedAt(),
      place: get(cartPlaceName) === 'estimate' ? ('estimate' as const) : ('store' as const),
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
      storage?.setItem(cartStampName, String(now));
      storage?.setItem(cartPlaceName, place);
    },
    previous: (now: number) => readPreviousCart(get(previousCartName), now),
    setAside: (previous: Omit<PreviousCart, 'items'>) => {
      const items = cartItemNames.flatMap((name) => {
        const text = get(name);
        return text === null ? [] : [[name, text] as const];
      });
      const kept = { ...previous, items: Object.fromEntries(items) };
      storage?.setItem(previousCartName, previousCartText(kept));
    },
    dropPrevious: () => storage?.removeItem(previousCartName),
    /** Whether an event of the storage is about the cart; a cleared storage names no item. */
    isAbout: ({ key, storageArea }: StorageEvent) =>
      storageArea === storage && (key === null || watched.includes(key)),
  };
}
