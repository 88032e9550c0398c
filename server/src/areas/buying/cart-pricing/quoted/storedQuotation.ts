import type { PriceBreakdown } from '@portal/shared/domain';
import { z } from 'zod';
import { readBreakdown, storedBreakdown } from '../stored/storedBreakdown.ts';

const day = z.iso.date();
const price = z.object({ month: z.int(), year: z.int() });
const tiers = z.array(z.object({ from: z.int(), rateBp: z.int() }));
/** By contract length (`m1` to `m12`); missing entries are 0. */
const count = z.int().optional();
const quantities = z.object({
  m1: count,
  m2: count,
  m3: count,
  m4: count,
  m5: count,
  m6: count,
  m7: count,
  m8: count,
  m9: count,
  m10: count,
  m11: count,
  m12: count,
});
const display = z.enum(['display', 'hidden']);

/**
 * Version 1 of a stored quotation. A separate schema, since calls and settings change but the
 * content of an issued paper does not.
 */
const version1 = z.object({
  number: z.string(),
  locale: z.enum(['en', 'ja']),
  issued_on: day,
  valid_until: day,
  country: z.string(),
  is_agent: z.boolean(),
  vendor: z.object({
    name_ja: z.string(),
    name_en: z.string(),
    post_code: z.string(),
    address_ja: z.string(),
    address_en: z.string(),
    tel: z.string(),
    email: z.string(),
    registration_number: z.string(),
  }),
  form: z.object({
    company: z.string(),
    user_name: z.string(),
    email: z.string(),
    tel: z.string(),
    payment_terms: display,
    delivery_date: display,
    delivery_method: display,
    contract_period: display,
  }),
  start_at: day,
  cd: quantities,
  pd: quantities,
  /** In the order of the breakdown's renewals. */
  renewals: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      months: z.int(),
      /** Last day before and after the renewal. */
      end_at: day,
      new_end_at: day,
    }),
  ),
  slips: z.object({ invoice: z.boolean(), delivery: z.boolean(), receipt: z.boolean() }),
  /** Minor units. */
  list: z.object({
    currency: z.enum(['JPY', 'USD']),
    prices: z.object({ cd: price, pd: price }),
    volume: tiers,
    duration: tiers,
    taxBp: z.int(),
    slipFee: z.int(),
  }),
  /** Versioned separately. */
  explanation: z.unknown(),
  /** Base and tax by rate over all items, in major units. */
  taxes: z.array(z.object({ percent: z.number(), base: z.number(), tax: z.number() })),
});

/**
 * The complete content of a quotation at the time it was made. The document is drawn from it alone,
 * and a cart made from it is priced with its list.
 */
export type QuotationSnapshot = Omit<z.infer<typeof version1>, 'explanation'> & {
  readonly breakdown: PriceBreakdown;
};

/** Serializes a quotation in the newest version. */
export function storedQuotation({ breakdown, ...facts }: QuotationSnapshot): string {
  return JSON.stringify({ version: 1, ...facts, explanation: storedBreakdown(breakdown) });
}

/** The version was originally called `v`. */
const versioned = z.object({ version: z.int().optional(), v: z.int().optional() });

/**
 * Reads a stored quotation of any release.
 *
 * @throws RangeError for an unknown version; ZodError for broken data
 */
export function readStoredQuotation(stored: unknown): QuotationSnapshot {
  const { v, version = v } = versioned.parse(stored);
  switch (version) {
    case 1: {
      const { explanation, ...facts } = version1.parse(stored);
      return { ...facts, breakdown: readBreakdown(explanation) };
    }
    default:
      throw new RangeError(`unknown version ${String(version)} of a stored quotation`);
  }
}
