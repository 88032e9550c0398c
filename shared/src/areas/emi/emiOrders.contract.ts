import * as z from 'zod/mini';
import { flagInput } from '../../basics/contract/primitives.ts';

/**
 * `POST /api/demitasnx/trial` and `POST /api/demitasnx/purchase`. The fields are checked one by one,
 * each with a sentence of its own. The header `Idempotency-Key` (as of `POST /api/order`) makes
 * repetitions one license or order: created for each opened dialog.
 */
export const emiApplicationSchema = z.strictObject({
  data: z.strictObject({
    /** First day of use, from today to the same day next month. */
    start_at: z.string(),
    /**
     * Nobody has chosen `start_at`, which is the day that the page has shown: the license begins on
     * the day of the application, also when that is a later one.
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
