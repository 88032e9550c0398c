import * as z from 'zod/mini';
import { email } from '../../../basics/contract/fields.ts';
import { instant } from '../../../basics/contract/primitives.ts';

/**
 * `POST /api/user/address`, with a recent proof: asks for another mail address. Links go to both
 * addresses, and it is changed when both have agreed. The answer is the same whether or not the new
 * address has an account. 422 with `email`: `same_address`, one's own.
 */
export const addressRequestSchema = z.strictObject({ email });

/** `GET /api/user/address`: the change that waits; `DELETE` gives it up. `POST` answers the same. */
export const addressStateSchema = z.object({
  /** The present address. */
  email: z.string(),
  waiting: z.nullable(
    z.object({
      email: z.string(),
      /** Which of the two addresses has agreed. */
      new_agreed: z.boolean(),
      old_agreed: z.boolean(),
      /** When the links end. */
      expires_at: instant,
    }),
  ),
});
export type AddressState = z.infer<typeof addressStateSchema>;

const token = z.string().check(z.maxLength(100));

/** `POST /api/address/look`: what a mailed link is about. The link proves access to the mailbox. */
export const addressLinkSchema = z.strictObject({ token });
export const addressLookAnswerSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    /** To which address the link was sent. */
    side: z.enum(['new', 'old']),
    old_email: z.string(),
    new_email: z.string(),
    /** Whether this side has agreed already, and the other one is waited for. */
    has_agreed: z.boolean(),
    expires_at: instant,
  }),
  z.object({ state: z.enum(['used', 'expired', 'unknown']) }),
]);
export type AddressLookAnswer = z.infer<typeof addressLookAnswerSchema>;

/**
 * `POST /api/address/agree` and `POST /api/address/refuse`, with a mailed link. `waiting`: the
 * other address has not agreed yet. `impossible`: the new address is no longer available.
 */
export const addressOutcomeSchema = z.object({
  outcome: z.enum(['waiting', 'changed', 'refused', 'used', 'expired', 'unknown', 'impossible']),
});
export type AddressOutcome = z.infer<typeof addressOutcomeSchema>['outcome'];
