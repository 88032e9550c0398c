import { z } from 'zod';

/** `GET /operator/emi` and the answer of `POST /operator/emi`. */
export const emiSettingsAnswerSchema = z.object({
  off: z.boolean(),
  /** Last day of the campaign; null: there is none. */
  trial_until: z.iso.date().nullable(),
});

/** `POST /operator/emi`: what is left out stays. */
export const emiSettingsChangeSchema = z.strictObject({
  off: z.boolean().optional(),
  trial_until: z.iso.date().nullable().optional(),
});
