import type { Locale } from '../../../basics/Locale.ts';
import type { Product } from '../../products/Product.ts';
import type { LineKind } from './Cart.ts';
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

export interface PriceLine {
  readonly kind: LineKind;
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
  /** Id of the renewed license; `null` for new licenses. */
  readonly licenseId: string | null;
  /** The year of use that a renewal begins; `null` for new licenses. */
  readonly yearOfUse: number | null;
  /** `unitPrice` = `years` × `yearPrice` + `restMonths` × `monthPrice`. */
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
