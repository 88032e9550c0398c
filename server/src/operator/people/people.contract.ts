import { email } from '@portal/shared/contracts';
import { z } from 'zod';

/** Identifies a person, in the body because logs keep addresses. */
export const personSchema = z.strictObject({ email });

/** `GET /operator/staff` and the calls that change it. */
export const staffAnswerSchema = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    marked_at: z.iso.datetime(),
    /** Whether they have a second factor. */
    has_factor: z.boolean(),
  }),
);
export type StaffAnswer = z.infer<typeof staffAnswerSchema>;

/** `POST /operator/people/reset-factors` */
export const resetFactorsAnswerSchema = z.object({
  id: z.string(),
  /** When the second factors are removed; `null`: none exist. */
  due_at: z.nullable(z.iso.datetime()),
});
export type ResetFactorsAnswer = z.infer<typeof resetFactorsAnswerSchema>;

/** `GET /operator/people/factor-resets`: removals of second factors that wait, the next one first. */
export const factorResetsAnswerSchema = z.array(
  z.object({
    email: z.string(),
    factors_reset_at: z.iso.datetime(),
    asked_by: z.enum(['owner', 'operator']),
  }),
);

/** `POST /operator/people/end-sessions` */
export const endSessionsAnswerSchema = z.object({
  id: z.string(),
  /** Number of ended sessions. */
  ended: z.int().min(0),
});
export type EndSessionsAnswer = z.infer<typeof endSessionsAnswerSchema>;
