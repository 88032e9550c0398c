import * as z from 'zod/mini';
import { text } from '../../basics/contract/fields.ts';
import { instant } from '../../basics/contract/primitives.ts';

/** What people do to a finding. */
export const emiActs = ['comment', 'assign', 'fix', 'reopen', 'suppress', 'unsuppress'] as const;

/** Length of a comment. */
export const longestEmiComment = 1000;

const person = z.object({ id: z.string(), name: z.string() });

/**
 * `GET /api/v1/demitasnx/jobs/{id}/findings/{key}/remarks`: who takes care of a finding, whether it
 * is fixed, and its history, in all runs of the project. 404 for a key that the job does not have.
 */
export const emiThreadSchema = z.object({
  assignee: z.nullable(person),
  is_fixed: z.boolean(),
  /** The earliest first. */
  remarks: z.array(
    z.object({
      id: z.string(),
      act: z.enum(emiActs),
      /** The comment, or the reason of a suppression. */
      text: z.string(),
      /** Author, and the mentioned or assigned person; empty when they are no longer known. */
      user_name: z.string(),
      whom_name: z.nullable(z.string()),
      created_at: instant,
    }),
  ),
  /** Members of the team, who can be mentioned and assigned. */
  people: z.array(person),
});
export type EmiThread = z.infer<typeof emiThreadSchema>;

/**
 * `POST` of the same: a comment that mentions a person, an assignment (`null` for nobody), or a
 * change of state. A mentioned or assigned person gets a notice. Returns the thread. 404 for persons
 * of other teams, 409 (`too_many`) for a comment when the finding has 500 remarks.
 */
export const emiRemarkRequestSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('comment'),
    text: text(longestEmiComment),
    whom: z.nullable(z.string()),
  }),
  z.strictObject({ act: z.literal('assign'), whom: z.nullable(z.string()) }),
  z.strictObject({ act: z.enum(['fix', 'reopen']) }),
]);
export type EmiRemarkRequest = z.infer<typeof emiRemarkRequestSchema>;
