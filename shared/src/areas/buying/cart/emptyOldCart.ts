import { cartItemNames, cartItems, readCartItems } from './cartItems.ts';
import { emptied } from './changeCart.ts';
import { isTooOld, previousCartText } from './PreviousCart.ts';
import { isCartEmpty } from './StoredCart.ts';

/** When the cart was last changed, milliseconds since the epoch. */
export const cartStampName = 'cart_changed_at';
/** Where it was last changed: `store` or `estimate`. */
export const cartPlaceName = 'cart_place';
/** A former cart that can be had back. */
export const previousCartName = 'cart_previous';

/** What is needed of the browser's storage. */
interface ItemStorage {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, text: string) => void;
}

/**
 * Empties a stored cart that was not changed for more than six hours and keeps it as the previous
 * one, which the store offers. The choice of slips stays.
 *
 * @param now Milliseconds since the epoch.
 * @returns whether it was too old.
 */
export function emptyOldCart(storage: ItemStorage, now: number): boolean {
  const get = (name: string) => storage.getItem(name);
  const changedAt = Number(get(cartStampName) ?? '') || null;
  if (changedAt === null || !isTooOld(changedAt, now)) return false;
  const { cart } = readCartItems(get);
  if (!isCartEmpty(cart)) {
    const items = cartItemNames.flatMap((name) => {
      const text = get(name);
      return text === null ? [] : [[name, text] as const];
    });
    const place = get(cartPlaceName) === 'estimate' ? 'estimate' : 'store';
    const previous = {
      changedAt,
      place,
      isReplaced: false,
      items: Object.fromEntries(items),
    } as const;
    storage.setItem(previousCartName, previousCartText(previous));
  }
  for (const [name, text] of Object.entries(cartItems(emptied(cart)))) storage.setItem(name, text);
  storage.setItem(cartStampName, String(now));
  return true;
}
