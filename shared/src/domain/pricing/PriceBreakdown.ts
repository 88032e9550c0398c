import type { Locale } from '../locale/Locale.ts';
import type { Product } from '../licenses/Product.ts';
import type { LineKind } from './Cart.ts';
import type { Currency } from './Currency.ts';
import type { DiscountRule } from './PriceList.ts';

/** Part of an amount: `base` × `percent` is `exact`, rounded down to the currency's unit `amount`. */
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
  /** `null` for new licenses. */
  readonly licenseId: string | null;
  /** Of a renewal: the year of use that it begins. */
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
  /** Licenses that it counts. */
  readonly count: number;
  /** The tier: sets, or years of use, from here … */
  readonly from: number;
  /** … up to here; `null` is without end. */
  readonly to: number | null;
  readonly text: Readonly<Record<Locale, string>>;
}

/** How a total comes about, step by step. Amounts in major units: yen, dollars. */
export interface PriceBreakdown {
  readonly currency: Currency;
  readonly lines: readonly PriceLine[];
  readonly itemTotal: number;
  readonly discounts: readonly PriceDiscount[];
  /** 0 or below. */
  readonly adjustmentTotal: number;
  /** Percent 0 where no tax is stated. */
  readonly tax: PriceShare;
  readonly slips: { readonly count: number; readonly fee: number; readonly amount: number };
  readonly total: number;
}
