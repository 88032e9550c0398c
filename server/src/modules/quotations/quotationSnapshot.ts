import { explanationSchema, quantitiesSchema, quotationFormSchema } from '@portal/shared/contracts';
import { z } from 'zod';
import { vendorSchema } from '../seller/vendorSettings.ts';

const day = z.iso.date();
const price = z.object({ month: z.int(), year: z.int() });
const tiers = z.array(z.object({ from: z.int(), rateBp: z.int() }));

/**
 * Everything that a quotation says, as it was when it was made: the document is drawn from it alone,
 * and a cart that is turned back is priced with its list.
 */
export const quotationSnapshotSchema = z.object({
  v: z.literal(1),
  number: z.string(),
  locale: z.enum(['en', 'ja']),
  issued_on: day,
  valid_until: day,
  country: z.string(),
  is_agent: z.boolean(),
  vendor: vendorSchema,
  form: quotationFormSchema,
  start_at: day,
  cd: quantitiesSchema,
  pd: quantitiesSchema,
  /** In the order of the explanation's renewals. */
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
  explanation: explanationSchema,
  /** Base and tax by rate over everything, in major units. */
  taxes: z.array(z.object({ percent: z.number(), base: z.number(), tax: z.number() })),
});
export type QuotationSnapshot = z.infer<typeof quotationSnapshotSchema>;
