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

/** Storage keys of the cart's lines. The choice of paper slips is kept for the next cart. */
const lineItems = ['cd', 'pd', 'start_at', 'start_on_order', 'licenses', 'quotation_id'] as const;

/**
 * Reads the store's cart from the browser. `null` when storage is blocked or the cart has no first
 * day.
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

/** Empties a cart that was unchanged for more than six hours. The store offers it again. */
export function emptyOldStoredCart(): void {
  change(() => {
    emptyOldCart(storageOf('browser'), Date.now());
  });
}

/** Clears the ordered cart. Other tabs are notified. */
export function clearStoredCart(): void {
  change(() => {
    for (const name of lineItems) storageOf('browser').removeItem(name);
  });
}

/** Removes the quotation from the cart, so today's prices apply. */
export function leaveStoredQuotation(cart: StoredCart): void {
  change(() => {
    storageOf('browser').setItem('quotation_id', cartItems(leaveQuotation(cart)).quotation_id);
  });
}

/** Removes the chosen first day from the cart, which then starts on the day of the order. */
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
    // Storage is blocked by a setting, so there is no cart either.
  }
  for (const listener of listeners) listener();
}

/** Serializes the stored cart; equal texts mean an unchanged cart. */
export function storedCartText(): string {
  try {
    return cartItemNames.map((name) => storageOf('browser').getItem(name) ?? '').join('\n');
  } catch {
    return '';
  }
}

/**
 * Whether the stored cart still equals this serialized one. Two changes do not count, because
 * people do not make them: opening the order history or the EMI check removes the renewals, and a
 * store left open over midnight replaces an unchosen or past first day.
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

/** Reads the items of a serialized cart. */
function itemsOf(text: string): Items {
  const items = text.split('\n');
  return (name) => items[cartItemNames.indexOf(name)] ?? '';
}

/** Whether the first day changed only because a new day began. */
function isStartMoved(before: Items, now: Items): boolean {
  const isFilledIn = (items: Items) => items('start_at') === items('start_on_order');
  return isFilledIn(now) && (isFilledIn(before) || before('start_at') < now('start_at'));
}

/** Subscribes to cart changes in this and other tabs. @returns the unsubscribe function. */
export function followStoredCart(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
