import { readCartItems } from '../../areas/buying/cart/cartItems.ts';
import { createStore } from 'zustand/vanilla';
import { storageOf } from '../../web/session/storageOf.ts';

/** The storage keys to remove: the licenses, and the quotation that included them. */
const items = ['licenses', 'quotation_id'] as const;

type Texts = readonly (readonly [name: string, text: string | null])[];

/**
 * The renewals that were last removed from the stored cart; `null` without any, or after they were
 * restored. Changes in the browser only.
 */
export const takenRenewals = createStore<{ readonly taken: Texts | null }>(() => ({ taken: null }));

/** Removes the renewals from the stored cart. */
export function takeRenewals(): void {
  try {
    const { renewals } = readCartItems((name) => storageOf('browser').getItem(name)).cart;
    const texts = items.map((name) => [name, storageOf('browser').getItem(name)] as const);
    storageOf('browser').removeItem('licenses');
    if (renewals.length > 0) storageOf('browser').removeItem('quotation_id');
    takenRenewals.setState({ taken: renewals.length > 0 ? texts : null });
  } catch {
    // The browser blocks storage: then there is no cart either.
  }
}

export function putRenewalsBack(): void {
  for (const [name, text] of takenRenewals.getState().taken ?? [])
    if (text !== null) storageOf('browser').setItem(name, text);
  takenRenewals.setState({ taken: null });
}
