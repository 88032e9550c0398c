import * as z from 'zod/mini';
import { flagInput, recordId } from '../../../basics/contract/primitives.ts';

/** How many licenses one call takes; a longer choice is sent in as many calls as it needs. */
export const bulkLicenses = 500;

function eachOnce<Item extends z.ZodMiniType>(item: Item, idOf: (value: z.infer<Item>) => string) {
  return z.array(item).check(
    z.minLength(1),
    z.maxLength(bulkLicenses),
    z.refine((items) => new Set(items.map(idOf)).size === items.length, {
      error: 'names a license twice',
    }),
  );
}

/** `POST /api/licenses/bulk/release`: licenses, and whom the person saw working with each. */
export const bulkReleaseSchema = z.strictObject({
  licenses: eachOnce(
    z.strictObject({
      id: recordId,
      /** The license is not released if another person has taken it since. */
      active_user_id: z.optional(z.string().check(z.maxLength(64))),
    }),
    ({ id }) => id,
  ),
});

/** `POST /api/licenses/bulk/auto-continue` */
export const bulkAutoRenewalSchema = z.strictObject({
  ids: eachOnce(recordId, (id) => id),
  auto_continue: flagInput,
});

/** Why one of the licenses stays as it is. A foreign one answers like one that does not exist. */
export const bulkRefusalSchema = z.enum([
  'not_found',
  'not_in_use',
  'standalone',
  'not_allowed',
  'trial',
]);
export type BulkRefusal = z.infer<typeof bulkRefusalSchema>;

/** Answer of both calls: each license is in one of the two lists. */
export const bulkAnswerSchema = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: bulkRefusalSchema })),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
