import type { PriceBreakdown, PriceShare } from './PriceBreakdown.ts';
import type { Explanation } from './pricing.contract.ts';

/** The explanation of a total as the portal speaks of it. */
export function presentBreakdown(explanation: Explanation): PriceBreakdown {
  const { currency, slips, total } = explanation;
  return {
    currency,
    lines: explanation.lines.map((line) => ({
      kind: line.kind,
      product: line.product,
      months: line.months,
      quantity: line.quantity,
      licenseId: line.license_id,
      yearOfUse: line.year_of_use,
      years: line.years,
      yearPrice: line.year_price,
      restMonths: line.rest_months,
      monthPrice: line.month_price,
      unitPrice: line.unit_price,
      subtotal: line.subtotal,
    })),
    itemTotal: explanation.item_total,
    discounts: explanation.discounts.map((discount) => ({
      ...presentShare(discount),
      rule: discount.rule,
      product: discount.product,
      count: discount.count,
      from: discount.from,
      to: discount.to,
      text: { en: discount.text_en, ja: discount.text_ja },
    })),
    adjustmentTotal: explanation.adjustment_total,
    tax: presentShare(explanation.tax),
    slips,
    total,
  };
}

function presentShare({ percent, base, exact, amount }: PriceShare): PriceShare {
  return { percent, base, exact, amount };
}
