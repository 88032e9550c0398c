import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { byProduct, type Product } from '../../products/Product.ts';
import { newLines, type Quantities } from '../pricing/CartLine.ts';

/** A license that goes on, and by how many months: 1 to 12. */
export interface Renewal {
  readonly licenseId: string;
  readonly months: number;
}

/** The slips that Japanese customers can have on paper. */
export const slipKinds = ['invoice', 'delivery', 'receipt'] as const;
export type SlipKind = (typeof slipKinds)[number];

/** What a person has chosen; prices are no part of it. */
export interface Cart {
  /** New licenses by product and contract length, 1 to 20 each. */
  readonly quantities: Readonly<Record<Product, Quantities>>;
  /**
   * First day of all new licenses; `null`: none is chosen, and they begin on the day of the order.
   */
  readonly startsOn: CalendarDay | null;
  readonly renewals: readonly Renewal[];
  readonly slips: Readonly<Record<SlipKind, boolean>>;
  /** The quotation whose prices hold as long as nothing else changes. */
  readonly quotationId: string | null;
}

export const noSlips: Cart['slips'] = { invoice: false, delivery: false, receipt: false };

export const emptyCart: Cart = {
  quantities: byProduct(() => ({})),
  startsOn: null,
  renewals: [],
  slips: noSlips,
  quotationId: null,
};

/** How many slips are wanted on paper. */
export function countSlips({ slips }: Cart): number {
  return slipKinds.filter((kind) => slips[kind]).length;
}

/** Whether there are new licenses in it. */
export function hasNewLines({ quantities }: Cart): boolean {
  return newLines(quantities).length > 0;
}

/** Whether there is nothing to buy in it. */
export function isCartEmpty(cart: Cart): boolean {
  return cart.renewals.length === 0 && !hasNewLines(cart);
}
