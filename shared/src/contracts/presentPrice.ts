import { toMajor } from '../domain/pricing/Currency.ts';
import type { PricedCart } from '../domain/pricing/PricedCart.ts';
import { discountName, discountText } from '../domain/pricing/discountText.ts';
import type { Calculation, DiscountRow, Explanation } from './pricing.ts';
import type { Locale } from '../domain/locale/Locale.ts';

/** A priced cart's discounts as the wire has them. */
export function discountRows({ discounts, currency }: PricedCart, locale: Locale): DiscountRow[] {
  return discounts.map((discount) => ({
    text_ja: discountText(discount, 'ja'),
    text_en: discountText(discount, 'en'),
    summary: discountText(discount, locale),
    discount_name: discountName(discount, locale),
    product: discount.product,
    discount_count: discount.count,
    discount_percent: discount.rateBp / 100,
    price: toMajor(discount.amount, currency),
  }));
}

/** A priced cart with every step, as the wire has it: what calculate answers and a preview shows. */
export function explanationOf(priced: PricedCart): Explanation {
  const { currency } = priced;
  const major = (minor: number) => toMajor(minor, currency);
  const share = ({ rateBp, base, exact, amount }: PricedCart['tax']) => ({
    percent: rateBp / 100,
    base: major(base),
    exact: major(exact),
    amount: major(amount),
  });
  return {
    currency,
    lines: priced.lines.map(({ line, ...parts }) => ({
      kind: line.kind,
      product: line.product,
      months: line.months,
      quantity: parts.quantity,
      license_id: line.kind === 'renewal' ? line.licenseId : null,
      year_of_use: line.kind === 'renewal' ? line.yearOfUse : null,
      years: parts.years,
      year_price: major(parts.yearPrice),
      rest_months: parts.restMonths,
      month_price: major(parts.monthPrice),
      unit_price: major(parts.unitPrice),
      subtotal: major(parts.subtotal),
    })),
    item_total: major(priced.itemTotal),
    discounts: priced.discounts.map((discount) => ({
      ...share(discount),
      rule: discount.rule,
      product: discount.product,
      count: discount.count,
      from: discount.from,
      to: discount.to,
      text_ja: discountText(discount, 'ja'),
      text_en: discountText(discount, 'en'),
    })),
    adjustment_total: major(priced.adjustmentTotal),
    tax: share(priced.tax),
    slips: {
      count: priced.slips.count,
      fee: major(priced.slips.fee),
      amount: major(priced.slips.amount),
    },
    total: major(priced.total),
  };
}

/** The positional array of calculate. */
export function calculationOf(
  priced: PricedCart,
  { locale, explain }: { readonly locale: Locale; readonly explain: boolean },
): Calculation {
  const major = (minor: number) => toMajor(minor, priced.currency);
  const { total, itemTotal, adjustmentTotal, tax, slips } = priced;
  const six = [
    major(total),
    major(itemTotal),
    major(adjustmentTotal),
    major(tax.amount),
    discountRows(priced, locale),
    major(slips.amount),
  ] satisfies Calculation;
  return explain ? [...six, explanationOf(priced)] : six;
}
