import * as z from 'zod/mini';
import { grantedRoles } from './memberRules.ts';
import { printedText } from '../../basics/contract/fields.ts';
import { longest } from '../../basics/contract/longest.ts';
import { instant } from '../../basics/contract/primitives.ts';
import { invitationSchema } from './invitations.contract.ts';

/** A person in the team. */
export const memberSchema = z.object({
  id: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  email: z.string(),
  /** Their picture; `null`: none. */
  avatar_url: z.nullable(z.string()),
  /** Code from the configuration: owner 1, admin 2, guest 9. */
  role: z.int(),
  /** When they joined the team. */
  joined_at: instant,
  /** Their last sign-in with a password; `null` before the first one. */
  last_sign_in_at: z.nullable(instant),
  /** For a person who has left the service: the last day on which they can return. */
  leaves_on: z.nullable(z.iso.date()),
  /** When their second factors are removed; servers of the version before do not say. */
  factors_reset_at: z.optional(z.nullable(instant)),
  /** Grows with each change of the person; `PUT` sends it back. */
  version: z.int(),
});
export type Member = z.infer<typeof memberSchema>;

/** `GET /api/users`: everybody in the team, in the order of joining, and who is invited to it. */
export const usersSchema = z.object({
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema),
});

/**
 * `POST /api/users/{id}/owner`, by the owner with a recent proof: makes a member the owner and the
 * caller an admin.
 *
 * `POST /api/users/{id}/factor-reset`, by the owner with a recent proof: removes the second factors
 * of a member after 24 hours. `DELETE` there stops it. 409 `no_factor`: there are none.
 *
 * `PUT /api/users/{id}`: role, and names until the first sign-in. Answers all users, as the other
 * calls that change one do.
 * - 409 `changed`: a concurrent change was saved first
 * - 409 `has_signed_in`: only the person may change their names now
 * - 403 `not_allowed`: the owner, or oneself
 */
export const memberRequestSchema = z.strictObject({
  role: z.enum(grantedRoles),
  last_name: printedText(longest.last_name),
  first_name: printedText(longest.first_name),
  version: z.int(),
});
export type MemberRequest = z.infer<typeof memberRequestSchema>;
