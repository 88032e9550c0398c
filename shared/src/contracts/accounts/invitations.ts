import * as z from 'zod/mini';
import { grantedRoles } from '../../domain/accounts/memberRules.ts';
import { email, optionalText } from '../fields.ts';
import { longest } from '../longest.ts';
import { instant, locale } from '../primitives.ts';

/** An invitation that nobody has accepted yet. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty when whoever invites did not say. */
  last_name: z.string(),
  first_name: z.string(),
  /** Code from the configuration: admin 2, guest 9. */
  role: z.int(),
  locale,
  /** When the newest mail was written. */
  sent_at: instant,
  /** From then on its link does not count any more; it can be sent again. */
  expires_at: instant,
});
export type Invitation = z.infer<typeof invitationSchema>;

const names = {
  last_name: optionalText(longest.last_name),
  first_name: optionalText(longest.first_name),
};

/**
 * `POST /api/invitations`: invites by mail. The answer is the same whether or not the address has an
 * account. 422 with `email`: `already_member`, `already_invited`. 429 when too many mails went out.
 */
export const invitationRequestSchema = z.strictObject({
  email,
  ...names,
  role: z.enum(grantedRoles),
  /** Language of the mail. */
  locale,
});
export type InvitationRequest = z.infer<typeof invitationRequestSchema>;

/** `PUT /api/invitations/{id}`: what the person is given and called when they accept. */
export const invitationChangeSchema = z.strictObject({ ...names, role: z.enum(grantedRoles) });
export type InvitationChange = z.infer<typeof invitationChangeSchema>;
