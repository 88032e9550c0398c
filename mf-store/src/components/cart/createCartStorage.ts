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

/** Keys that only members use: licenses and quoted prices. The estimate does not read them. */
const memberItems: readonly string[] = ['licenses', 'quotation_id'];

/**
 * The cart in the browser's storage. Every access may throw: storage is blocked by a setting, or
 * full.
 *
 * @param storage `localStorage`, or `null` where there is none.
 */
export function createCartStorage(storage: Storage | null, place: CartPlace) {
  const isSeen = (name: string) => place === 'store' || !memberItems.includes(name);
  const get = (name: string) => storage?.getItem(name) ?? null;
  const changedAt = () => Number(get(cartStampName) ?? '') || null;

  return {
    /** Empties a cart that is too old for the store; the estimate keeps carts of any age. */
    emptyOld: (now: number) => {
      if (storage !== null && place === 'store') emptyOldCart(storage, now);
    },
    read: () => ({
      ...readCartItems((name) => (isSeen(name) ? get(name) : null)),
      changedAt: changedAt(),
      place: get(cartPlaceName) === 'estimate' ? ('estimate' as const) : ('store' as const),
    }),
    /**
     * Writes the cart. The estimate keeps the licenses of a cart that the store would still use,
     * and drops those of an older one, because the new time would make them look recent. Quoted
     * prices are dropped with the first change.
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
    /** Whether a storage event is about the cart; when the storage is cleared, its key is null. */
    isAbout: ({ key, storageArea }: StorageEvent) =>
      storageArea === storage && (key === null || watched.includes(key)),
  };
}
