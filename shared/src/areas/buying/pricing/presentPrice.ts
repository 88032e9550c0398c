import type { PriceBreakdown, PricedCart } from './PriceBreakdown.ts';
import { breakdownOf } from './breakdownOf.ts';
import { discountName } from './discountText.ts';
import type { Calculation, DiscountRow, Explanation } from './pricing.contract.ts';
import type { Locale } from '../../../basics/Locale.ts';

/** The discounts of a breakdown as the wire has them. */
export function discountRows(
  { discounts }: Pick<PriceBreakdown, 'discounts'>,
  locale: Locale,
): DiscountRow[] {
  return discounts.map((discount) => ({
    text_ja: discount.text.ja,
    text_en: discount.text.en,
    summary: discount.text[locale],
    discount_name: discountName(discount, locale),
    product: discount.product,
    discount_count: discount.count,
    discount_percent: discount.percent,
    price: discount.amount,
  }));
}

/** A breakdown as the wire has it; `presentBreakdown` reads it back. */
export function explanationOf(breakdown: PriceBreakdown): Explanation {
  const { lines, itemTotal, discounts, adjustmentTotal, ...others } = breakdown;
  return {
    ...others,
    lines: lines.map(({ licenseId, yearOfUse, yearPrice, restMonths, ...line }) => {
      const { monthPrice, unitPrice, ...same } = line;
      return {
        ...same,
        license_id: licenseId,
        year_of_use: yearOfUse,
        year_price: yearPrice,
        rest_months: restMonths,
        month_price: monthPrice,
        unit_price: unitPrice,
      };
    }),
    item_total: itemTotal,
    discounts: discounts.map(({ text, ...discount }) => ({
      ...discount,
      text_ja: text.ja,
      text_en: text.en,
    })),
    adjustment_total: adjustmentTotal,
  };
}

/** The positional array of calculate. */
export function calculationOf(
  priced: PricedCart,
  { locale, explain }: { readonly locale: Locale; readonly explain: boolean },
): Calculation {
  const breakdown = breakdownOf(priced);
  const six = [
    breakdown.total,
    breakdown.itemTotal,
    breakdown.adjustmentTotal,
    breakdown.tax.amount,
    discountRows(breakdown, locale),
    breakdown.slips.amount,
  ] satisfies Calculation;
  return explain ? [...six, explanationOf(breakdown)] : six;
}
