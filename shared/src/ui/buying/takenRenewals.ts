import { readCartItems } from '../../areas/buying/cart/cartItems.ts';
import { createStore } from 'zustand/vanilla';
import { storageOf } from '../../web/session/storageOf.ts';

/**
 * Keys of the browser's storage that are taken out: licenses, and the quotation that they were part
 * of.
 */
const items = ['licenses', 'quotation_id'] as const;

type Texts = readonly (readonly [name: string, text: string | null])[];

/**
 * The renewals that were last taken out of the stored cart; `null` when none were, or they were put
 * back. Written in the browser only.
 */
export const takenRenewals = createStore<{ readonly taken: Texts | null }>(() => ({ taken: null }));

/** Takes the licenses to be renewed out of the stored cart. */
export function takeRenewals(): void {
  try {
    const { renewals } = readCartItems((name) => storageOf('browser').getItem(name)).cart;
    const texts = items.map((name) => [name, storageOf('browser').getItem(name)] as const);
    storageOf('browser').removeItem('licenses');
    if (renewals.length > 0) storageOf('browser').removeItem('quotation_id');
    takenRenewals.setState({ taken: renewals.length > 0 ? texts : null });
  } catch {
    // Storage is blocked by a setting of the browser: then there is no cart either.
  }
}

export function putRenewalsBack(): void {
  for (const [name, text] of takenRenewals.getState().taken ?? [])
    if (text !== null) storageOf('browser').setItem(name, text);
  takenRenewals.setState({ taken: null });
}
