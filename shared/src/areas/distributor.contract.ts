import * as z from 'zod/mini';
import { instant } from '../basics/contract/primitives.ts';

/**
 * `GET` and `DELETE /api/user/auth`: the person's link to the parts distributor. Without an `id`
 * there is none; one that the distributor has ended keeps its times, `expires_at` being its end.
 * A link without a known end has no `expires_at`.
 */
export const distributorAuthSchema = z.object({
  id: z.optional(z.string()),
  expires_at: z.optional(instant),
  created_at: z.optional(instant),
});

export type DistributorAuth = z.infer<typeof distributorAuthSchema>;
