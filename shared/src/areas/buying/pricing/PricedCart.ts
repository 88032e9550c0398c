import type { Product } from '../../products/Product.ts';
import type { CartLine } from './Cart.ts';
import type { Currency } from './Currency.ts';
import type { DiscountRule } from './PriceList.ts';

/**
 * A priced line of a cart: its unit price is `years` × `yearPrice` + `restMonths` × `monthPrice`.
 */
export interface PricedLine {
  readonly line: CartLine;
  readonly quantity: number;
  readonly years: number;
  readonly yearPrice: number;
  readonly restMonths: number;
  readonly monthPrice: number;
  /** Price of one license over its months. */
  readonly unitPrice: number;
  readonly subtotal: number;
}

/** A share of an amount, with its value before it was rounded down to the minor unit. */
interface Share {
  /** Rate in hundredths of a percent. */
  readonly rateBp: number;
  readonly base: number;
  /** The product of `base` and rate, not rounded. */
  readonly exact: number;
}

export interface PricedDiscount extends Share {
  readonly rule: DiscountRule;
  readonly product: Product;
  /** Number of licenses that the discount counts. */
  readonly count: number;
  /** First number of the tier, in years of use or sets. */
  readonly from: number;
  /** Last number of the tier; `null` for a tier without end. */
  readonly to: number | null;
  /** The discounted amount, below 0. */
  readonly amount: number;
}

/**
 * A priced cart, in minor units of its currency, with every step that leads to its total, so that
 * an explanation computes nothing again.
 */
export interface PricedCart {
  readonly currency: Currency;
  /** Priced lines in the order of the cart. */
  readonly lines: readonly PricedLine[];
  /** Discounts by product; duration before volume. */
  readonly discounts: readonly PricedDiscount[];
  /** Sum of the lines, without discounts and tax. */
  readonly itemTotal: number;
  /** Sum of the discounts, 0 or below. */
  readonly adjustmentTotal: number;
  /** Tax on everything together, rounded down once. */
  readonly tax: Share & { readonly amount: number };
  /** Fee for paper slips, tax included. */
  readonly slips: { readonly count: number; readonly fee: number; readonly amount: number };
  readonly total: number;
}
