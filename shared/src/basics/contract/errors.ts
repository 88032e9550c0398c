import * as z from 'zod/mini';

/** The answer to a refused or failed call whose contract defines no other one. */
export const errorSchema = z.object({
  error: z.literal(true),
  /** Machine-readable reason; the page turns it into a sentence. */
  code: z.string(),
  /** Field texts of a refused form, by the field's wire name. */
  msg: z.optional(z.record(z.string(), z.string())),
  /** Names the log lines of this call; shown with unexpected failures. */
  request_id: z.optional(z.string()),
});
