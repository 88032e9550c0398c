import * as z from 'zod/mini';
import { flagInput } from '../../basics/contract/primitives.ts';

/**
 * `POST /api/demitasnx/trial` and `POST /api/demitasnx/purchase`. Each field is checked by itself
 * and has its own error text. The header `Idempotency-Key` (as of `POST /api/order`), created per
 * opened dialog, makes repeated calls one license or order.
 */
export const emiApplicationSchema = z.strictObject({
  data: z.strictObject({
    /** First day of use, from today to the same day next month. */
    start_at: z.string(),
    /**
     * The page filled in `start_at`; the person did not choose it. The license begins on the day of
     * the application, even if that is later.
     */
    start_on_order: z.optional(flagInput),
    /** Name of the project. A trial's is set by the server, whatever is sent. */
    label: z.string(),
    /**
     * Version of the usage notes that the person agreed to (`emiUsageNotesVersion`); kept with the
     * license. One that is outdated is refused.
     */
    terms: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
  }),
});
export type EmiApplication = z.infer<typeof emiApplicationSchema>;

/**
 * Their answer, with status 200. A refusal has a sentence in the reader's language for each field
 * (`start_at`, `label`), or under `data` when no field is to blame. Its `code`: `invalid`, `off` the
 * operator has switched the service off, `used` and `ended` of a trial, `key_reused`,
 * `outdated` the usage notes have changed since they were agreed to.
 */
export const emiApplicationAnswerSchema = z.union([
  z.object({
    error: z.literal(false),
    /** Of a purchase: the order, whose page says how to pay. */
    order_id: z.optional(z.string()),
  }),
  z.object({ error: z.literal(true), code: z.string(), msg: z.record(z.string(), z.string()) }),
]);
export type EmiApplicationAnswer = z.infer<typeof emiApplicationAnswerSchema>;
