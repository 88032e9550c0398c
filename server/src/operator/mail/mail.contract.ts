import { z } from 'zod';

/** `GET /operator/mail`, newest first. */
export const mailListSchema = z.array(
  z.object({
    id: z.string(),
    /** Kind of mail, e.g. `order`. */
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    created_at: z.string(),
    /** `null` until it is sent. */
    sent_at: z.string().nullable(),
  }),
);
