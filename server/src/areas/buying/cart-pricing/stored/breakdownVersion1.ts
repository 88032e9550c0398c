import { z } from 'zod';

const share = { percent: z.number(), base: z.number(), exact: z.number(), amount: z.number() };

/**
 * A stored price breakdown, version 1. Stored rows must stay readable, so this schema never
 * changes: its values are literals instead of domain lists, and another shape needs another
 * version.
 */
export const breakdownVersion1 = z.object({
  version: z.literal(1),
  currency: z.enum(['JPY', 'USD']),
  lines: z.array(
    z.object({
      kind: z.enum(['new', 'renewal']),
      product: z.enum(['cd', 'pd']),
      months: z.int(),
      quantity: z.int(),
      licenseId: z.string().nullable(),
      yearOfUse: z.int().nullable(),
      years: z.int(),
      yearPrice: z.number(),
      restMonths: z.int(),
      monthPrice: z.number(),
      unitPrice: z.number(),
      subtotal: z.number(),
    }),
  ),
  itemTotal: z.number(),
  discounts: z.array(
    z.object({
      ...share,
      rule: z.enum(['duration', 'volume']),
      product: z.enum(['cd', 'pd']),
      count: z.int(),
      from: z.int(),
      to: z.int().nullable(),
      text: z.object({ en: z.string(), ja: z.string() }),
    }),
  ),
  adjustmentTotal: z.number(),
  tax: z.object(share),
  slips: z.object({ count: z.int(), fee: z.number(), amount: z.number() }),
  total: z.number(),
});

export type BreakdownVersion1 = z.infer<typeof breakdownVersion1>;
