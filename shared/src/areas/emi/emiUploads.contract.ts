import * as z from 'zod/mini';
import { text } from '../../basics/contract/fields.ts';

/** `GET /api/v1/demitasnx/auth`: a token for one upload of this person, within 10 minutes. */
export const emiTokenSchema = z.object({ error: z.literal(false), token: z.string() });

/**
 * What a person says about a board beyond its archive; everything left out is assumed, and the
 * report says so. On the wire of an upload it is JSON text.
 */
export const emiSettingsSchema = z.strictObject({
  /** Highest frequency that matters, in MHz. */
  f_max_mhz: z.optional(z.number().check(z.minimum(1), z.maximum(100_000))),
  /** Relative permittivity of all dielectrics. */
  epsilon_r: z.optional(z.number().check(z.minimum(1), z.maximum(100))),
  /** Thickness in mm of the dielectrics, from the top down. */
  dielectric_mm: z.optional(
    z.array(z.number().check(z.positive(), z.maximum(20))).check(z.minLength(1), z.maxLength(63)),
  ),
  /** Unit of all files of the archive, whatever they state. */
  units: z.optional(z.enum(['mm', 'inch'])),
  /** Folder of the job in an archive of several, or parts of its path that no other job has. */
  job: z.optional(text(1000)),
});
export type EmiSettings = z.infer<typeof emiSettingsSchema>;

/**
 * `POST /api/v1/demitasnx/post`, multipart. The parts in this order: `token`, `license_id`; if there
 * are any, `terms` (version of the usage notes that the person agreed to, refused when outdated), `classes` (a CSV text
 * `net,class`), `roles` (a CSV text `part,role`), `settings` (`emiSettingsSchema` as JSON text); last
 * `file`.
 *
 * Every refusal has status 200 and a sentence in the reader's language. The token can be used again
 * after one, unless a job was made of it.
 */
export const emiUploadAnswerSchema = z.union([
  /** The job that analyzes the board. */
  z.object({ error: z.literal('false'), id: z.string() }),
  z.object({ error: z.literal('true'), message: z.string() }),
]);
export type EmiUploadAnswer = z.infer<typeof emiUploadAnswerSchema>;
