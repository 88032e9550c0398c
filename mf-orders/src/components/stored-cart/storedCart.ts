import { storageOf } from '@portal/shared';
import {
  cartItemNames,
  emptyOldCart,
  isCalendarDay,
  leaveQuotation,
  cartItems,
  readCartItems,
  type StoredCart,
} from '@portal/shared/domain';

/**
 * Keys of the browser's storage with the lines of a cart; the choice of paper slips stays for the
 * next one.
 */
const lineItems = ['cd', 'pd', 'start_at', 'start_on_order', 'licenses', 'quotation_id'] as const;

/**
 * Reads the cart that the store keeps in this browser; `null` where storage is blocked, and for a
 * cart without a first day.
 */
export function readStoredCart(): StoredCart | null {
  try {
    const storage = storageOf('browser');
    if (!isCalendarDay(storage.getItem('start_at') ?? '')) return null;
    return readCartItems((name) => storage.getItem(name)).cart;
  } catch {
    return null;
  }
}

/** Empties a cart that was not changed for more than six hours; the store offers it again. */
export function emptyOldStoredCart(): void {
  change(() => {
    emptyOldCart(storageOf('browser'), Date.now());
  });
}

/** Clears the cart after it was ordered. Other tabs notice it. */
export function clearStoredCart(): void {
  change(() => {
    for (const name of lineItems) storageOf('browser').removeItem(name);
  });
}

/** Removes the quotation from the cart, which then has today's prices. */
export function leaveStoredQuotation(cart: StoredCart): void {
  change(() => {
    storageOf('browser').setItem('quotation_id', cartItems(leaveQuotation(cart)).quotation_id);
  });
}

/** Takes the chosen first day out of the cart, which then begins on the day of the order. */
export function leaveStoredStart(): void {
  change(() => {
    const storage = storageOf('browser');
    storage.setItem('start_on_order', storage.getItem('start_at') ?? '');
  });
}

const listeners = new Set<() => void>();

function change(write: () => void): void {
  try {
    write();
  } catch {
    // Storage is blocked by a setting: then there is no cart either.
  }
  for (const listener of listeners) listener();
}

/** The stored cart as one text, which is equal when nothing has changed. */
export function storedCartText(): string {
  try {
    return cartItemNames.map((name) => storageOf('browser').getItem(name) ?? '').join('\n');
  } catch {
    return '';
  }
}

/**
 * Whether the stored cart is the one that had this text. Nobody has made another cart of it by
 * opening the order history or the EMI check, which take the renewals out of it, nor by leaving the
 * store open over midnight, which then writes the new day where none or a past one was chosen.
 */
export function isStoredCart(text: string): boolean {
  const now = itemsOf(storedCartText());
  const before = itemsOf(text);
  const isSame = (name: ItemName) => now(name) === before(name);
  const isStartSame = isSame('start_at') && isSame('start_on_order');
  const others = cartItemNames.filter((name) => name !== 'start_at' && name !== 'start_on_order');
  return (
    (isStartSame || isStartMoved(before, now)) &&
    others.every((name) => isSame(name) || (name === 'licenses' && now(name) === ''))
  );
}

type ItemName = (typeof cartItemNames)[number];
type Items = (name: ItemName) => string;

/** The items of a cart that is one text. */
function itemsOf(text: string): Items {
  const items = text.split('\n');
  return (name) => items[cartItemNames.indexOf(name)] ?? '';
}

/** Whether a day has begun since, and nobody has chosen one that is still possible. */
function isStartMoved(before: Items, now: Items): boolean {
  const isFilledIn = (items: Items) => items('start_at') === items('start_on_order');
  return isFilledIn(now) && (isFilledIn(before) || before('start_at') < now('start_at'));
}

/** Calls back when the cart changes, here or in another tab. @returns a function that stops it. */
export function followStoredCart(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
