import type { Product } from '../../products/Product.ts';
import type { Currency } from './Currency.ts';

/** Prices of one license in minor units, without tax. */
export interface ProductPrice {
  readonly month: number;
  /** Price for twelve months at once. */
  readonly year: number;
}

/**
 * Kinds of discounts. `duration`: for renewals, by year of use. `volume`: by sets of a product, on
 * what is left after the first.
 */
export const discountRules = ['duration', 'volume'] as const;
export type DiscountRule = (typeof discountRules)[number];

/** A discount rate from a number of sets, or from a year of use, on. */
export interface DiscountTier {
  readonly from: number;
  /** Rate in hundredths of a percent. */
  readonly rateBp: number;
}

/** The prices, discounts, tax and fees of one country on one day. */
export interface PriceList {
  readonly currency: Currency;
  readonly prices: Readonly<Record<Product, ProductPrice>>;
  /** Volume discount by sets of a product, new and renewed ones together; ascending. */
  readonly volume: readonly DiscountTier[];
  /** Duration discount by the year of use that a renewal begins; ascending. */
  readonly duration: readonly DiscountTier[];
  /** Tax rate in hundredths of a percent; 0 where no tax is stated. */
  readonly taxBp: number;
  /** Fee of one paper slip in minor units, tax included; 0 where there are no slips. */
  readonly slipFee: number;
}
