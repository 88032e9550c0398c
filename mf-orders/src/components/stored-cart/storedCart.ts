import {
  cartItemNames,
  emptyOldCart,
  leaveQuotation,
  cartItems,
  readCartItems,
  type StoredCart,
} from '@portal/shared/domain';

/** Items that hold the lines of a cart; the choice of slips on paper stays for the next one. */
const lineItems = ['cd', 'pd', 'start_at', 'licenses', 'quotation_id'] as const;

/** The cart that the store keeps in this browser; `null` where the browser gives nothing away. */
export function readStoredCart(): StoredCart | null {
  try {
    return readCartItems((name) => localStorage.getItem(name)).cart;
  } catch {
    return null;
  }
}

/** Empties a cart that was not changed for more than six hours; the store offers it again. */
export function emptyOldStoredCart(): void {
  change(() => {
    emptyOldCart(localStorage, Date.now());
  });
}

/** Takes out what has been ordered. Other tabs see it. */
export function clearStoredCart(): void {
  change(() => {
    for (const name of lineItems) localStorage.removeItem(name);
  });
}

/** Goes on with today's prices instead of quoted ones. */
export function leaveStoredQuotation(cart: StoredCart): void {
  change(() => {
    localStorage.setItem('quotation_id', cartItems(leaveQuotation(cart)).quotation_id);
  });
}

const listeners = new Set<() => void>();

function change(write: () => void): void {
  try {
    write();
  } catch {
    // Blocked by a setting: then there is no cart either.
  }
  for (const listener of listeners) listener();
}

/** Everything that is stored of the cart, as one text: equal when nothing has changed. */
export function storedCartText(): string {
  try {
    return cartItemNames.map((name) => localStorage.getItem(name) ?? '').join('\n');
  } catch {
    return '';
  }
}

/** Calls back when the cart changes, here or in another tab. @returns how to stop. */
export function followStoredCart(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
