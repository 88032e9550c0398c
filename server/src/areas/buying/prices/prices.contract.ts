import { discountRules, products } from '@portal/shared/domain';
import { z } from 'zod';

const currency = z.enum(['JPY', 'USD']);
const product = z.enum(products);
const rule = z.enum(discountRules);
/** Major units without tax. */
const price = z.number().min(0).max(1_000_000);

/** `GET /operator/prices`: all past, current and future prices. */
export const pricesAnswerSchema = z.object({
  prices: z.array(
    z.object({ product, currency, valid_from: z.iso.date(), month: z.number(), year: z.number() }),
  ),
  /** Tiers `[from, percent]`; one at 0 percent means none. */
  discounts: z.array(
    z.object({
      rule,
      valid_from: z.iso.date(),
      tiers: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
});

/** `POST /operator/prices`: a product's prices from a date on. */
export const priceChangeSchema = z
  .strictObject({ product, currency, from: z.iso.date(), month: price, year: price })
  .refine((change) => hasMinorUnits(change.month, change.currency), {
    path: ['month'],
    error: 'has more decimals than the currency',
  })
  .refine((change) => hasMinorUnits(change.year, change.currency), {
    path: ['year'],
    error: 'has more decimals than the currency',
  });

/** `POST /operator/discounts`: all tiers of a rule from a date on. */
export const discountChangeSchema = z.strictObject({
  rule,
  from: z.iso.date(),
  tiers: z
    .array(z.tuple([z.number().int().min(1).max(100_000), z.number().min(0).max(100)]))
    .max(20)
    .refine((tiers) => tiers.every(([from], index) => from > (tiers[index - 1]?.[0] ?? 0)), {
      error: 'must ascend',
    })
    .refine((tiers) => tiers.every(([, percent]) => hasDecimals(percent, 2)), {
      error: 'has more than two decimals of a percent',
    }),
});

function hasMinorUnits(major: number, of: 'JPY' | 'USD'): boolean {
  return hasDecimals(major, of === 'JPY' ? 0 : 2);
}

function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}
