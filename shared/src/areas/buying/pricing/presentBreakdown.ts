import type { PriceBreakdown } from './PriceBreakdown.ts';
import type { Explanation } from './pricing.contract.ts';

/** The explanation of a total as the portal speaks of it. */
export function presentBreakdown(explanation: Explanation): PriceBreakdown {
  const { lines, item_total, discounts, adjustment_total, ...others } = explanation;
  return {
    ...others,
    lines: lines.map(({ license_id, year_of_use, year_price, rest_months, ...line }) => {
      const { month_price, unit_price, ...same } = line;
      return {
        ...same,
        licenseId: license_id,
        yearOfUse: year_of_use,
        yearPrice: year_price,
        restMonths: rest_months,
        monthPrice: month_price,
        unitPrice: unit_price,
      };
    }),
    itemTotal: item_total,
    discounts: discounts.map(({ text_en: en, text_ja: ja, ...discount }) => ({
      ...discount,
      text: { en, ja },
    })),
    adjustmentTotal: adjustment_total,
  };
}
