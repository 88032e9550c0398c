import { z } from 'zod';

/** `GET /operator/emi` and the answer of `POST /operator/emi`. */
export const emiSettingsAnswerSchema = z.object({
  off: z.boolean(),
  /** Last day of the campaign; null for none. */
  trial_until: z.iso.date().nullable(),
});

/** `POST /operator/emi`: omitted settings stay. */
export const emiSettingsChangeSchema = z.strictObject({
  off: z.boolean().optional(),
  trial_until: z.iso.date().nullable().optional(),
});
