import type { PriceBreakdown } from './PriceBreakdown.ts';

/** Base and tax of one tax rate, as a document states them, in major units. */
export interface TaxBreakdown {
  readonly percent: number;
  /** Sum of everything taxed at this rate, slips included, without tax. */
  readonly base: number;
  readonly tax: number;
}

/**
 * Base and tax by rate over everything, as invoices state them; empty where there is no tax. The
 * fee of a slip includes its tax (1,100 is 1,000 and 100), so nothing is rounded a second time. The
 * currency with a tax, yen, has no decimals.
 */
export function taxBreakdown({
  tax,
  slips,
}: Pick<PriceBreakdown, 'tax' | 'slips'>): readonly TaxBreakdown[] {
  const { percent } = tax;
  if (percent === 0) return [];
  const slipsBase = Math.round((slips.amount * 100) / (100 + percent));
  return [{ percent, base: tax.base + slipsBase, tax: tax.amount + slips.amount - slipsBase }];
}
