import { toMajor } from './Currency.ts';
import type { PriceBreakdown, PricedCart } from './PriceBreakdown.ts';
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
    lines: priced.lines.map((line) => ({
      ...line,
      yearPrice: major(line.yearPrice),
      monthPrice: major(line.monthPrice),
      unitPrice: major(line.unitPrice),
      subtotal: major(line.subtotal),
    })),
    itemTotal: major(priced.itemTotal),
    discounts: priced.discounts.map((discount) => {
      const { rateBp: _, ...facts } = discount;
      const text = { en: discountText(discount, 'en'), ja: discountText(discount, 'ja') };
      return { ...facts, ...share(discount), text };
    }),
    adjustmentTotal: major(priced.adjustmentTotal),
    tax: share(priced.tax),
    slips: { count: slips.count, fee: major(slips.fee), amount: major(slips.amount) },
    total: major(priced.total),
  };
}
