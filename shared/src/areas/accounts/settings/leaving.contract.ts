import * as z from 'zod/mini';
import { leavingReasons } from './leavingReasons.ts';
import { freeText } from '../../../basics/contract/fields.ts';
import { longest } from '../../../basics/contract/longest.ts';

/** Why an owner cannot leave their team for another one. */
export const leavingRefusals = ['owner_has_members', 'owner_has_licenses'] as const;
export type LeavingRefusal = (typeof leavingRefusals)[number];

/** `GET /api/leaving`: what leaving the service would mean for the signed-in person. */
export const leavingSchema = z.object({
  team_name: z.string(),
  /** Whether the person is alone in the team, so that it ends with them. */
  team_ends: z.boolean(),
  /** An owner leaves nobody behind without one. */
  refusal: z.nullable(z.enum(['owner_has_members'])),
  /** What the team has now. */
  figures: z.object({
    /** That have not ended, those of the EMI check included. */
    running_licenses: z.int(),
    auto_renewals: z.int(),
    unpaid_orders: z.int(),
    /** Analyses that wait or run. */
    open_jobs: z.int(),
  }),
});
export type Leaving = z.infer<typeof leavingSchema>;

/**
 * `POST /api/leaving`: the signed-in person leaves, who has just proved who they are. All their
 * sessions end; 409 `owner_has_members`.
 */
export const leaveRequestSchema = z.strictObject({
  reasons: z.array(z.enum(leavingReasons)).check(z.maxLength(leavingReasons.length)),
  comment: freeText(longest.comment),
});

/** The last day on which the person can come back. */
export const leaveAnswerSchema = z.object({ last_day: z.iso.date() });

/** The answer to restoring an account after a sign-in; `over`: the person must sign in again. */
export const comeBackAnswerSchema = z.object({
  outcome: z.enum(['came_back', 'over']),
  /** Where to go on. */
  location: z.string(),
});
