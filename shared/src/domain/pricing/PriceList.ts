import type { Product } from '../licenses/Product.ts';
import type { Currency } from './Currency.ts';

/** Prices of one license in minor units, without tax. */
export interface ProductPrice {
  readonly month: number;
  /** For twelve months at once. */
  readonly year: number;
}

/** `duration`: for renewals, by year of use. `volume`: by sets of a product, on what is left. */
export const discountRules = ['duration', 'volume'] as const;
export type DiscountRule = (typeof discountRules)[number];

/** A rate that counts from a number of sets, or a year of use, on. */
export interface DiscountTier {
  readonly from: number;
  /** Hundredths of a percent. */
  readonly rateBp: number;
}

/** Everything that a price depends on beside the cart, as it is on one day for one country. */
export interface PriceList {
  readonly currency: Currency;
  readonly prices: Readonly<Record<Product, ProductPrice>>;
  /** By sets of a product, new and renewed ones together; ascending. */
  readonly volume: readonly DiscountTier[];
  /** By the year of use that a renewal begins; ascending. */
  readonly duration: readonly DiscountTier[];
  /** Hundredths of a percent; 0 where no tax is stated. */
  readonly taxBp: number;
  /** Of one paper slip in minor units, tax included; 0 where there are none. */
  readonly slipFee: number;
}
