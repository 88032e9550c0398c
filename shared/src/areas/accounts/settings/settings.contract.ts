import * as z from 'zod/mini';

/** `GET /api/settings`: settings of the team. `PUT`, by owner and admins, takes the same. */
export const settingsSchema = z.object({
  /** Whether owner and admins pay with each other's cards. */
  card_sharing: z.boolean(),
});
export const settingsRequestSchema = z.strictObject({ card_sharing: z.boolean() });
export type Settings = z.infer<typeof settingsSchema>;
