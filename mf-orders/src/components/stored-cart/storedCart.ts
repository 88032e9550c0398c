import { storageOf } from '@portal/shared';
import {
  cartStorage,
  emptied,
  hasNewLines,
  isSameCart,
  leaveStart,
  maxMonths,
  setRenewals,
  type CalendarDay,
  type Cart,
} from '@portal/shared/domain';

type CartStorage = ReturnType<typeof cartStorage>;

/** Uses the stored cart. @returns `undefined` where a setting blocks storage: there is no cart. */
function withCart<T>(act: (storage: CartStorage) => T): T | undefined {
  try {
    return act(cartStorage(storageOf('browser'), 'store'));
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

function change(write: (storage: CartStorage) => void): void {
  withCart(write);
  for (const listener of listeners) listener();
}

/** Reads the store's cart. `null` when storage is blocked or the cart has no first day. */
export function readStoredCart(): Cart | null {
  const read = withCart((storage) => storage.read());
  return read?.hasStart ? read.cart : null;
}

/** Empties a cart that was unchanged for more than six hours. The store offers it again. */
export function emptyOldStoredCart(): void {
  change((storage) => {
    storage.emptyOld(Date.now());
  });
}

/** Changes the stored cart. Other tabs are notified. */
export function changeStoredCart(update: (cart: Cart) => Cart, today: CalendarDay): void {
  change((storage) => {
    storage.write(update(storage.read().cart), Date.now(), today);
  });
}

/**
 * Stores a cart that renews licenses by a year each. The store offers a former cart of other content
 * again; one link after another keeps it.
 */
export function storeRenewals(ids: readonly string[], today: CalendarDay): void {
  const renewals = [...new Set(ids)].map((licenseId) => ({ licenseId, months: maxMonths }));
  change((storage) => {
    const { cart, place } = storage.read();
    const now = Date.now();
    // Such a cart probably comes from a link too.
    const hasYearsOnly =
      !hasNewLines(cart) &&
      cart.quotationId === null &&
      cart.renewals.every(({ months }) => months === maxMonths);
    const isWithin = cart.renewals.every(({ licenseId }) => ids.includes(licenseId));
    if (!hasYearsOnly || !(isWithin || storage.previous(now)))
      storage.setAside({ changedAt: now, place, isReplaced: true });
    storage.write(setRenewals(emptied(leaveStart(cart)), renewals), now, today);
  });
}

/** Serializes the stored cart; equal texts mean an unchanged cart. */
export function storedCartText(): string {
  return withCart((storage) => storage.text()) ?? '';
}

/** Clears the ordered cart, unless it has changed since. Other tabs are notified. */
export function clearOrderedCart(text: string): void {
  if (!isSameCart(text, storedCartText())) return;
  change((storage) => {
    storage.clear();
  });
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
