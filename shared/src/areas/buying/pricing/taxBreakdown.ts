import type { PricedCart } from './PriceBreakdown.ts';

/** Base and tax of one tax rate, as a document states them, in minor units. */
export interface TaxBreakdown {
  /** Rate in hundredths of a percent. */
  readonly rateBp: number;
  /** Sum of everything taxed at this rate, slips included, without tax. */
  readonly base: number;
  readonly tax: number;
}

/**
 * Base and tax by rate over everything, as invoices state them; empty where there is no tax. The
 * fee of a slip includes its tax (1,100 is 1,000 and 100), so nothing is rounded a second time.
 */
export function taxBreakdown({
  tax,
  slips,
}: Pick<PricedCart, 'tax' | 'slips'>): readonly TaxBreakdown[] {
  if (tax.rateBp === 0) return [];
  const slipsBase = Math.round((slips.amount * 10_000) / (10_000 + tax.rateBp));
  const slipsTax = slips.amount - slipsBase;
  return [{ rateBp: tax.rateBp, base: tax.base + slipsBase, tax: tax.amount + slipsTax }];
}
