import { readCartItems } from '../../areas/buying/cart/cartItems.ts';
import { storageOf } from '../../web/session/storageOf.ts';

/**
 * Keys of the browser's storage that are taken out: licenses, and the quotation that they were part
 * of.
 */
const items = ['licenses', 'quotation_id'] as const;

type Texts = readonly (readonly [name: string, text: string | null])[];

const listeners = new Set<() => void>();
let taken: Texts | null = null;

function announce(next: Texts | null): void {
  taken = next;
  for (const listener of listeners) listener();
}

/**
 * The renewals that were last taken out of the stored cart; `null` when none were, or they were put
 * back.
 */
export const takenRenewals = {
  current: () => taken,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Takes the licenses to be renewed out of the stored cart. */
export function takeRenewals(): void {
  try {
    const { renewals } = readCartItems((name) => storageOf('browser').getItem(name)).cart;
    const texts = items.map((name) => [name, storageOf('browser').getItem(name)] as const);
    storageOf('browser').removeItem('licenses');
    if (renewals.length === 0) {
      announce(null);
      return;
    }
    storageOf('browser').removeItem('quotation_id');
    announce(texts);
  } catch {
    // Storage is blocked by a setting of the browser: then there is no cart either.
  }
}

export function putRenewalsBack(): void {
  for (const [name, text] of taken ?? [])
    if (text !== null) storageOf('browser').setItem(name, text);
  announce(null);
}
