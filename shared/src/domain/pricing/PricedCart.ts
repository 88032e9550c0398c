import type { Product } from '../licenses/Product.ts';
import type { CartLine } from './Cart.ts';
import type { Currency } from './Currency.ts';
import type { DiscountRule } from './PriceList.ts';

/** A line with what its price is made of: `years` × `yearPrice` + `restMonths` × `monthPrice`. */
export interface PricedLine {
  readonly line: CartLine;
  readonly quantity: number;
  readonly years: number;
  readonly yearPrice: number;
  readonly restMonths: number;
  readonly monthPrice: number;
  /** Of one license over its months. */
  readonly unitPrice: number;
  readonly subtotal: number;
}

/** Part of an amount, with the amount before it was rounded down to the minor unit. */
interface Share {
  /** Hundredths of a percent. */
  readonly rateBp: number;
  readonly base: number;
  /** `base` × rate, not rounded. */
  readonly exact: number;
}

export interface PricedDiscount extends Share {
  readonly rule: DiscountRule;
  readonly product: Product;
  /** Licenses that it counts. */
  readonly count: number;
  /** The tier: years of use, or sets, from here … */
  readonly from: number;
  /** … up to here; `null` is without end. */
  readonly to: number | null;
  /** What it takes off, below 0. */
  readonly amount: number;
}

/**
 * A priced cart, in minor units of its currency, with every step that leads to its total: nothing
 * has to be computed again to explain it.
 */
export interface PricedCart {
  readonly currency: Currency;
  /** In the order of the cart. */
  readonly lines: readonly PricedLine[];
  /** By product; duration before volume. */
  readonly discounts: readonly PricedDiscount[];
  /** Without discounts and tax. */
  readonly itemTotal: number;
  /** Sum of the discounts, 0 or below. */
  readonly adjustmentTotal: number;
  /** Once for everything, rounded down. */
  readonly tax: Share & { readonly amount: number };
  /** Slips on paper, tax included. */
  readonly slips: { readonly count: number; readonly fee: number; readonly amount: number };
  readonly total: number;
}
