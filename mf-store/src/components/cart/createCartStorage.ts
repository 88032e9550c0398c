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
  startItems,
  type CalendarDay,
  type StoredCart,
} from '@portal/shared/domain';

const watched: readonly string[] = [...cartItemNames, cartStampName, previousCartName];

/** Keys that only the store uses: licenses and quoted prices. The estimate does not read them. */
const memberItems: readonly string[] = ['licenses', 'quotation_id'];

/**
 * The cart in the browser's storage. Every access may throw, because storage may be blocked or
 * full.
 *
 * @param storage `localStorage`, or `null` if unavailable.
 */
export function createCartStorage(storage: Storage | null, place: CartPlace) {
  const isSeen = (name: string) => place === 'store' || !memberItems.includes(name);
  const get = (name: string) => storage?.getItem(name) ?? null;
  const changedAt = () => Number(get(cartStampName) ?? '') || null;
  const writeStart = (cart: StoredCart, today: CalendarDay) => {
    // Licenses that this place does not see count too.
    const { cart: whole } = readCartItems(get);
    const start = startItems({ ...whole, startsOn: cart.startsOn }, today);
    for (const [name, text] of Object.entries(start)) {
      if ((get(name) ?? '') !== text) storage?.setItem(name, text);
    }
  };

  return {
    /** Empties a cart that is too old for the store. The estimate keeps carts of any age. */
    emptyOld: (now: number) => {
      if (storage !== null && place === 'store') emptyOldCart(storage, now);
    },
    read: () => ({
      ...readCartItems((name) => (isSeen(name) ? get(name) : null)),
      place: get(cartPlaceName) === 'estimate' ? ('estimate' as const) : ('store' as const),
    }),
    /**
     * Writes the cart. The estimate keeps the licenses of a cart that the store would still use. It
     * drops those of an older cart, because the new time stamp would make them look recent. The
     * first change drops quoted prices.
     */
    write: (cart: StoredCart, now: number, today: CalendarDay) => {
      const keepsLicenses = place === 'estimate' && !isTooOld(changedAt(), now);
      const { start_at: _day, start_on_order: _mark, ...items } = cartItems(cart);
      for (const [name, text] of Object.entries(items)) {
        if (name !== 'licenses' || !keepsLicenses) storage?.setItem(name, text);
      }
      writeStart(cart, today);
      storage?.setItem(cartStampName, String(now));
      storage?.setItem(cartPlaceName, place);
    },
    /** Writes only the first day, which moves with time and is not a change by the person. */
    writeStart,
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
    /** Whether a storage event concerns the cart. Clearing the storage gives a null key. */
    isAbout: ({ key, storageArea }: StorageEvent) =>
      storageArea === storage && (key === null || watched.includes(key)),
  };
}
