import type { Locale } from '../../../basics/Locale.ts';
import type { Product } from '../../products/Product.ts';
import type { CartLine } from './CartLine.ts';
import type { Currency } from './Currency.ts';
import type { DiscountRule } from './PriceList.ts';

/**
 * A share of an amount: `base` × `percent` is `exact`, and rounded down to the currency's unit
 * `amount`.
 */
export interface PriceShare {
  readonly percent: number;
  readonly base: number;
  readonly exact: number;
  readonly amount: number;
}

/**
 * A priced line: `unitPrice` = `years` × `yearPrice` + `restMonths` × `monthPrice`. The amounts have
 * the unit of what the line is in.
 */
export interface PriceLine extends CartLine {
  readonly years: number;
  readonly yearPrice: number;
  readonly restMonths: number;
  readonly monthPrice: number;
  readonly unitPrice: number;
  readonly subtotal: number;
}

export interface PriceDiscount extends PriceShare {
  readonly rule: DiscountRule;
  readonly product: Product;
  /** Number of licenses that the discount counts. */
  readonly count: number;
  /** First number of the tier, in sets or years of use. */
  readonly from: number;
  /** Last number of the tier; `null` for a tier without end. */
  readonly to: number | null;
  readonly text: Readonly<Record<Locale, string>>;
}

/** The steps of a price from the items to the total. Amounts in major units: yen, dollars. */
export interface PriceBreakdown {
  readonly currency: Currency;
  readonly lines: readonly PriceLine[];
  readonly itemTotal: number;
  readonly discounts: readonly PriceDiscount[];
  /** Sum of the discounts, 0 or below. */
  readonly adjustmentTotal: number;
  /** The consumption tax; `percent` is 0 where no tax is stated. */
  readonly tax: PriceShare;
  readonly slips: { readonly count: number; readonly fee: number; readonly amount: number };
  readonly total: number;
}

/** A share by a rate in hundredths of a percent. */
type RatedShare = Omit<PriceShare, 'percent'> & { readonly rateBp: number };

export type PricedDiscount = RatedShare & Omit<PriceDiscount, 'percent' | 'text'>;

/**
 * What `priceCart` computes: the steps of a breakdown in minor units, before they are put into words.
 */
export type PricedCart = Omit<PriceBreakdown, 'discounts' | 'tax'> & {
  readonly discounts: readonly PricedDiscount[];
  readonly tax: RatedShare;
};
