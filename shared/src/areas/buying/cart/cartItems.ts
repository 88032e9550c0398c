import { isCalendarDay, type CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { byProduct, products, type Product } from '../../products/Product.ts';
import { maxMonths, maxQuantity, monthKeys, type Quantities } from '../pricing/CartLine.ts';
import { isCartEmpty, slipKinds, type Renewal, type SlipKind, type Cart } from './Cart.ts';

/** Items of the browser's storage that hold the cart; other screens read and clear some of them. */
export const cartItemNames = [
  ...products,
  'start_at',
  'start_on_order',
  'paper_invoice',
  'paper_delivery',
  'paper_receipt',
  'licenses',
  'quotation_id',
] as const;
type CartItemName = (typeof cartItemNames)[number];

type CartItems = Readonly<Record<CartItemName, string>>;

/** What could be read of a stored cart. */
interface CartRead {
  readonly cart: Cart;
  /** Whether something was there that is no part of any cart. The rest has been kept. */
  readonly isDamaged: boolean;
}

/**
 * The items with the first day of a cart. A cart that is not empty always has a day there, since
 * the checkout requires one: today, marked as filled in, where none is chosen. The mark repeats
 * that day, so that it does not apply to a day that an older release stores later.
 */
export function startItems(cart: Cart, today: CalendarDay) {
  const filledIn = cart.startsOn === null && !isCartEmpty(cart) ? today : '';
  return { start_at: cart.startsOn ?? filledIn, start_on_order: filledIn };
}

/** The cart as text, item by item; it has a day only if one was chosen. */
export function cartItems({ quantities, startsOn, renewals, slips, quotationId }: Cart): CartItems {
  return {
    cd: JSON.stringify(quantities.cd),
    pd: JSON.stringify(quantities.pd),
    start_at: startsOn ?? '',
    start_on_order: '',
    paper_invoice: flagText(slips.invoice),
    paper_delivery: flagText(slips.delivery),
    paper_receipt: flagText(slips.receipt),
    licenses: JSON.stringify(renewals.map(({ licenseId: id, months: count }) => ({ id, count }))),
    quotation_id: quotationId ?? '',
  };
}

/**
 * Reads a cart back, whatever has become of it: written by a former release, by hand, or cut off.
 * Each item, line and license is kept when it makes sense by itself.
 *
 * @param get Text of an item, `null` when there is none.
 */
export function readCartItems(get: (name: CartItemName) => string | null): CartRead {
  const damages = new Set<true>();
  const damaged = () => {
    damages.add(true);
  };
  const quantities = (product: Product) => quantitiesIn(parse(get(product), damaged), damaged);
  const slip = (kind: SlipKind) => ['1', 'true'].includes(get(`paper_${kind}`) ?? '');
  const start = get('start_at') ?? '';
  if (start !== '' && !isCalendarDay(start)) damaged();
  const quotation = get('quotation_id') ?? '';
  const [invoice, delivery, receipt] = slipKinds.map(slip);
  const cart: Cart = {
    quantities: byProduct(quantities),
    startsOn: isCalendarDay(start) && start !== get('start_on_order') ? start : null,
    renewals: renewalsIn(parse(get('licenses'), damaged), damaged),
    slips: {
      invoice: invoice === true,
      delivery: delivery === true,
      receipt: receipt === true,
    },
    quotationId: quotation === '' ? null : quotation,
  };
  const isDamaged = damages.size > 0;
  // The quoted prices were for everything that was in it.
  return { cart: isDamaged ? { ...cart, quotationId: null } : cart, isDamaged };
}

function flagText(flag: boolean): string {
  return flag ? '1' : '0';
}

function parse(text: string | null, onDamage: () => void): unknown {
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    onDamage();
    return undefined;
  }
}

function quantitiesIn(stored: unknown, onDamage: () => void): Quantities {
  if (stored === undefined) return {};
  if (!isRecord(stored)) {
    onDamage();
    return {};
  }
  const known = new Set<string>(monthKeys);
  if (Object.keys(stored).some((key) => !known.has(key))) onDamage();
  const kept = monthKeys.flatMap((key) => {
    const quantity = stored[key] ?? 0;
    if (!isWithin(quantity, 0, maxQuantity)) {
      onDamage();
      return [];
    }
    return quantity === 0 ? [] : [[key, quantity] as const];
  });
  return Object.fromEntries(kept);
}

function renewalsIn(stored: unknown, onDamage: () => void): readonly Renewal[] {
  if (stored === undefined) return [];
  if (!Array.isArray(stored)) {
    onDamage();
    return [];
  }
  const byId = new Map<string, Renewal>();
  for (const entry of stored) {
    const renewal = renewalIn(entry);
    if (renewal === null) onDamage();
    else if (renewal.months > 0) byId.set(renewal.licenseId, renewal);
  }
  return [...byId.values()];
}

function renewalIn(entry: unknown): Renewal | null {
  if (!isRecord(entry)) return null;
  const { id, count = 0 } = entry;
  if (typeof id !== 'string' || id === '' || !isWithin(count, 0, maxMonths)) return null;
  return { licenseId: id, months: count };
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
