import { email } from '@portal/shared/contracts';
import { z } from 'zod';

/** Names a person; not in the address of a call, which logs keep. */
export const personSchema = z.strictObject({ email });

/** `GET /operator/staff` and both calls that change it. */
export const staffAnswerSchema = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    marked_at: z.iso.datetime(),
    /** Whether they have a second factor already. */
    has_factor: z.boolean(),
  }),
);
export type StaffAnswer = z.infer<typeof staffAnswerSchema>;

/** `POST /operator/people/reset-factors` */
export const resetFactorsAnswerSchema = z.object({
  id: z.string(),
  /** When the second factors are removed; `null`: there are none. */
  due_at: z.nullable(z.iso.datetime()),
});
export type ResetFactorsAnswer = z.infer<typeof resetFactorsAnswerSchema>;

/** `POST /operator/people/end-sessions` */
export const endSessionsAnswerSchema = z.object({
  id: z.string(),
  /** How many sessions ended. */
  ended: z.int().min(0),
});
export type EndSessionsAnswer = z.infer<typeof endSessionsAnswerSchema>;
