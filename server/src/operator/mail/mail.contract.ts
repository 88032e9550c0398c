import { z } from 'zod';

/** `GET /operator/mail`, newest first. */
export const mailListSchema = z.array(
  z.object({
    id: z.string(),
    /** What it is about, e.g. `order`. */
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    created_at: z.string(),
    /** `null` while it waits for its job. */
    sent_at: z.string().nullable(),
  }),
);
