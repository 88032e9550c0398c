import { isCalendarDay, type CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { isCartEmpty, type Cart } from './Cart.ts';
import { cartItemNames, cartItems, readCartItems, startItems } from './cartItems.ts';
import { emptied } from './changeCart.ts';
import {
  isTooOld,
  previousCartText,
  readPreviousCart,
  type CartPlace,
  type PreviousCart,
} from './PreviousCart.ts';

/** When the cart was last changed, milliseconds since the epoch. */
const stampName = 'cart_changed_at';
/** Where it was last changed: `store` or `estimate`. */
const placeName = 'cart_place';
/** A former cart that can be had back. */
const previousName = 'cart_previous';
const watched: readonly string[] = [...cartItemNames, stampName, previousName];

/** Items that only the store uses: licenses and quoted prices. The estimate does not read them. */
const memberItems: readonly string[] = ['licenses', 'quotation_id'];

/** What is needed of the browser's storage. */
interface ItemStorage {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, text: string) => void;
  readonly removeItem: (name: string) => void;
}

/**
 * The cart in the browser's storage, which store, estimate and checkout share. Every access may
 * throw, because storage may be blocked or full.
 *
 * @param storage `null` if unavailable
 * @param place the checkout counts as the store
 */
export function cartStorage(storage: ItemStorage | null, place: CartPlace) {
  const isSeen = (name: string) => place === 'store' || !memberItems.includes(name);
  const get = (name: string) => storage?.getItem(name) ?? null;
  const set = (name: string, text: string) => storage?.setItem(name, text);
  const changedAt = () => Number(get(stampName) ?? '') || null;
  const builtAt = (): CartPlace => (get(placeName) === 'estimate' ? 'estimate' : 'store');
  const writeStart = (cart: Cart, today: CalendarDay) => {
    // Licenses that this place does not see count too.
    const { cart: whole } = readCartItems(get);
    const start = startItems({ ...whole, startsOn: cart.startsOn }, today);
    for (const [name, text] of Object.entries(start)) {
      if ((get(name) ?? '') !== text) set(name, text);
    }
  };
  const setAside = (previous: Omit<PreviousCart, 'items'>) => {
    const items = cartItemNames.flatMap((name) => {
      const text = get(name);
      return text === null ? [] : [[name, text] as const];
    });
    set(previousName, previousCartText({ ...previous, items: Object.fromEntries(items) }));
  };

  return {
    /**
     * Empties a cart that was not changed for more than six hours and keeps it as the previous one,
     * which the store offers. The choice of slips stays. The estimate keeps carts of any age.
     */
    emptyOld: (now: number) => {
      const stamp = changedAt();
      if (place === 'estimate' || stamp === null || !isTooOld(stamp, now)) return;
      const { cart } = readCartItems(get);
      if (!isCartEmpty(cart)) setAside({ changedAt: stamp, place: builtAt(), isReplaced: false });
      for (const [name, text] of Object.entries(cartItems(emptied(cart)))) set(name, text);
      set(stampName, String(now));
    },
    read: () => ({
      ...readCartItems((name) => (isSeen(name) ? get(name) : null)),
      place: builtAt(),
      /** Whether a first day is stored, without which nothing is ordered. */
      hasStart: isCalendarDay(get('start_at') ?? ''),
    }),
    /**
     * Writes the cart. The estimate keeps the licenses of a cart that the store would still use. It
     * drops those of an older cart, because the new time stamp would make them look recent. The
     * first change drops quoted prices.
     */
    write: (cart: Cart, now: number, today: CalendarDay) => {
      const keepsLicenses = place === 'estimate' && !isTooOld(changedAt(), now);
      const { start_at: _day, start_on_order: _mark, ...items } = cartItems(cart);
      for (const [name, text] of Object.entries(items)) {
        if (name !== 'licenses' || !keepsLicenses) set(name, text);
      }
      writeStart(cart, today);
      set(stampName, String(now));
      set(placeName, place);
    },
    /** Writes only the first day, which moves with time and is not a change by the person. */
    writeStart,
    /** Removes an ordered cart. The choice of paper slips is kept for the next one. */
    clear: () => {
      for (const name of cartItemNames) if (!name.startsWith('paper_')) storage?.removeItem(name);
    },
    previous: (now: number) => readPreviousCart(get(previousName), now),
    setAside,
    dropPrevious: () => storage?.removeItem(previousName),
    /** The whole cart in one text; equal texts mean an unchanged cart. */
    text: () => cartItemNames.map((name) => get(name) ?? '').join('\n'),
    /** Whether a storage event concerns the cart. Clearing the storage gives a null key. */
    isAbout: ({
      key,
      storageArea,
    }: {
      readonly key: string | null;
      readonly storageArea: unknown;
    }) => storageArea === storage && (key === null || watched.includes(key)),
  };
}

type Items = (name: (typeof cartItemNames)[number]) => string;

/**
 * Whether the cart of one text (`text`) is still that of a later one. Two changes do not count,
 * because people do not make them: opening the order history or the EMI check removes the renewals,
 * and a store left open over midnight replaces an unchosen or past first day.
 */
export function isSameCart(before: string, now: string): boolean {
  const [former, latter] = [itemsOf(before), itemsOf(now)];
  const isStart = (name: string) => name === 'start_at' || name === 'start_on_order';
  return cartItemNames.every(
    (name) =>
      former(name) === latter(name) ||
      (isStart(name) && isStartMoved(former, latter)) ||
      (name === 'licenses' && latter(name) === ''),
  );
}

function itemsOf(text: string): Items {
  const items = text.split('\n');
  return (name) => items[cartItemNames.indexOf(name)] ?? '';
}

/** Whether the first day changed only because a new day began. */
function isStartMoved(before: Items, now: Items): boolean {
  const isFilledIn = (items: Items) => items('start_at') === items('start_on_order');
  return isFilledIn(now) && (isFilledIn(before) || before('start_at') < now('start_at'));
}
