import type { PriceBreakdown, PriceShare } from './PriceBreakdown.ts';
import type { PricedCart } from './PricedCart.ts';
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
  const { currency, tax, slips, total } = breakdown;
  return {
    currency,
    lines: breakdown.lines.map((line) => ({
      kind: line.kind,
      product: line.product,
      months: line.months,
      quantity: line.quantity,
      license_id: line.licenseId,
      year_of_use: line.yearOfUse,
      years: line.years,
      year_price: line.yearPrice,
      rest_months: line.restMonths,
      month_price: line.monthPrice,
      unit_price: line.unitPrice,
      subtotal: line.subtotal,
    })),
    item_total: breakdown.itemTotal,
    discounts: breakdown.discounts.map((discount) => ({
      ...shareOf(discount),
      rule: discount.rule,
      product: discount.product,
      count: discount.count,
      from: discount.from,
      to: discount.to,
      text_ja: discount.text.ja,
      text_en: discount.text.en,
    })),
    adjustment_total: breakdown.adjustmentTotal,
    tax: shareOf(tax),
    slips: { count: slips.count, fee: slips.fee, amount: slips.amount },
    total,
  };
}

function shareOf({ percent, base, exact, amount }: PriceShare) {
  return { percent, base, exact, amount };
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
