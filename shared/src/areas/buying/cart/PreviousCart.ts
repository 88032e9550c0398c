import { cartItemNames } from './cartItems.ts';

/** An outdated or replaced cart in the browser's storage, which the person can restore. */
export interface PreviousCart {
  /** When it was last changed, milliseconds since the epoch. */
  readonly changedAt: number;
  readonly place: CartPlace;
  /** Another cart was put in its place. */
  readonly isReplaced: boolean;
  /** The items of its storage. */
  readonly items: Readonly<Record<string, string>>;
}

/** Where a cart was built: by a member in the store, or by anybody in the estimate. */
export type CartPlace = 'store' | 'estimate';

/** A cart that was not changed for longer is emptied when the store or the checkout opens. */
const lifetimeMs = 6 * 3_600_000;
/** An older cart is not offered either. */
const shelfLifeMs = 30 * 86_400_000;

/** Times in milliseconds since the epoch; a cart without one is as new as can be. */
export function isTooOld(changedAt: number | null, now: number): boolean {
  return changedAt !== null && now - changedAt > lifetimeMs;
}

/** @returns `null` for a text that is no cart, and for a cart last changed over 30 days ago */
export function readPreviousCart(text: string | null, now: number): PreviousCart | null {
  const stored = parse(text);
  if (stored === null || !('items' in stored) || !('changed_at' in stored)) return null;
  const { items, changed_at: changedAt } = stored;
  if (typeof items !== 'object' || items === null || typeof changedAt !== 'number') return null;
  if (now - changedAt > shelfLifeMs) return null;
  const texts = Object.entries(items).filter(
    (entry): entry is [string, string] =>
      cartItemNames.some((name) => name === entry[0]) && typeof entry[1] === 'string',
  );
  const place = 'place' in stored && stored.place === 'estimate' ? 'estimate' : 'store';
  const isReplaced = 'replaced' in stored && stored.replaced === true;
  return { changedAt, place, isReplaced, items: Object.fromEntries(texts) };
}

export function previousCartText({ changedAt, place, isReplaced, items }: PreviousCart): string {
  return JSON.stringify({ changed_at: changedAt, place, replaced: isReplaced, items });
}

function parse(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
