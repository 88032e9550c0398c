import { z } from 'zod';

const share = { percent: z.number(), base: z.number(), exact: z.number(), amount: z.number() };

/**
 * A price breakdown as stored before breakdowns had a version: the wire format of that time. Stored
 * rows must stay readable, so this schema never changes. It duplicates version 1 and today's wire
 * format on purpose, so that it does not change with them.
 */
export const breakdownVersion0 = z.object({
  currency: z.enum(['JPY', 'USD']),
  lines: z.array(
    z.object({
      kind: z.enum(['new', 'renewal']),
      product: z.enum(['cd', 'pd']),
      months: z.int(),
      quantity: z.int(),
      license_id: z.string().nullable(),
      year_of_use: z.int().nullable(),
      years: z.int(),
      year_price: z.number(),
      rest_months: z.int(),
      month_price: z.number(),
      unit_price: z.number(),
      subtotal: z.number(),
    }),
  ),
  item_total: z.number(),
  discounts: z.array(
    z.object({
      ...share,
      rule: z.enum(['duration', 'volume']),
      product: z.enum(['cd', 'pd']),
      count: z.int(),
      from: z.int(),
      to: z.int().nullable(),
      text_ja: z.string(),
      text_en: z.string(),
    }),
  ),
  adjustment_total: z.number(),
  tax: z.object(share),
  slips: z.object({ count: z.int(), fee: z.number(), amount: z.number() }),
  total: z.number(),
});
