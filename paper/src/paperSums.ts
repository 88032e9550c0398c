import type { Locale, PriceBreakdown, TaxBreakdown } from '@portal/shared/domain';
import type { BusinessPaper, Pair } from './BusinessPaper.ts';
import { discountLine } from './discountLine.ts';
import { documentFormats } from './documentFormats.ts';
import { paperTexts } from './paperTexts.ts';

/** The steps from the items to the total in words, without the total. Computes no amounts. */
export function sumLines(breakdown: PriceBreakdown, locale: Locale): readonly Pair[] {
  const texts = paperTexts[locale];
  const { currency, itemTotal, discounts, tax, slips } = breakdown;
  const { money } = documentFormats(locale, currency);
  return [
    [texts.subtotal, money(itemTotal)],
    ...discounts.map((each): Pair => [discountLine(each, locale), money(each.amount)]),
    ...(tax.percent > 0 ? [[texts.tax(tax.percent), money(tax.amount)] as const] : []),
    ...(slips.count > 0 ? [[texts.slips(slips.count), money(slips.amount)] as const] : []),
  ];
}

interface PricedPaper {
  readonly locale: Locale;
  readonly breakdown: PriceBreakdown;
  readonly taxes: readonly TaxBreakdown[];
}

type PaperSums = Pick<
  BusinessPaper,
  'columns' | 'sums' | 'total' | 'taxTitle' | 'taxes' | 'remarksTitle'
>;

/** The parts of a paper that follow from its amounts. Computes no amounts. */
export function paperSums({ locale, breakdown, taxes }: PricedPaper): PaperSums {
  const texts = paperTexts[locale];
  const { money } = documentFormats(locale, breakdown.currency);
  return {
    columns: texts.columns,
    sums: sumLines(breakdown, locale),
    total: [texts.total(breakdown.tax.percent > 0), money(breakdown.total)],
    taxTitle: texts.taxTitle,
    taxes: taxes.flatMap(({ percent, base, tax }): Pair[] => [
      [texts.taxBase(percent), money(base)],
      [texts.taxAmount, money(tax)],
    ]),
    remarksTitle: texts.remarks,
  };
}

/**
 * The remark about the tax that paper slips include, which the consumption tax line above the total
 * excludes; none without slips.
 */
export function slipsTaxRemark({ locale, breakdown, taxes }: PricedPaper): readonly string[] {
  const { currency, tax, slips } = breakdown;
  if (tax.percent === 0 || slips.count === 0) return [];
  const { money } = documentFormats(locale, currency);
  const sum = taxes.reduce((total, each) => total + each.tax, 0);
  return [paperTexts[locale].slipsTax(money(sum - tax.amount))];
}
