import type { Currency, DiscountRule, Product } from '@portal/shared/domain';

/** A product's prices from a day until the next row's day; minor units, without tax. */
export interface PriceTable {
  product: Product;
  currency: Currency;
  /** `YYYY-MM-DD` in Tokyo. */
  valid_from: string;
  month_price: number;
  year_price: number;
}

/** One tier of a discount; all tiers of a rule's latest day apply together. */
export interface DiscountTierTable {
  rule: DiscountRule;
  valid_from: string;
  /** Sets, or years of use, from which it applies. */
  threshold: number;
  /** Hundredths of a percent. */
  rate_bp: number;
}

export interface PricesTables {
  'manager.price': PriceTable;
  'manager.discount_tier': DiscountTierTable;
}
