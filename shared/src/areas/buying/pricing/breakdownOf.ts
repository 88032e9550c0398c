import { toMajor } from './Currency.ts';
import type { PriceBreakdown } from './PriceBreakdown.ts';
import type { PricedCart } from './PricedCart.ts';
import { discountText } from './discountText.ts';

/**
 * Converts a priced cart into words and major units. Screens show this breakdown, orders and
 * quotations store it, and the wire carries it.
 */
export function breakdownOf(priced: PricedCart): PriceBreakdown {
  const { currency, slips } = priced;
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
      licenseId: line.kind === 'renewal' ? line.licenseId : null,
      yearOfUse: line.kind === 'renewal' ? line.yearOfUse : null,
      years: parts.years,
      yearPrice: major(parts.yearPrice),
      restMonths: parts.restMonths,
      monthPrice: major(parts.monthPrice),
      unitPrice: major(parts.unitPrice),
      subtotal: major(parts.subtotal),
    })),
    itemTotal: major(priced.itemTotal),
    discounts: priced.discounts.map((discount) => ({
      ...share(discount),
      rule: discount.rule,
      product: discount.product,
      count: discount.count,
      from: discount.from,
      to: discount.to,
      text: { en: discountText(discount, 'en'), ja: discountText(discount, 'ja') },
    })),
    adjustmentTotal: major(priced.adjustmentTotal),
    tax: share(priced.tax),
    slips: { count: slips.count, fee: major(slips.fee), amount: major(slips.amount) },
    total: major(priced.total),
  };
}
