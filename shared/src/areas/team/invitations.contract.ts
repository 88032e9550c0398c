import * as z from 'zod/mini';
import { grantedRoles } from './memberRules.ts';
import { email, fault, optionalPrintedText, printedText } from '../../basics/contract/fields.ts';
import { longest } from '../../basics/contract/longest.ts';
import { instant, locale } from '../../basics/contract/primitives.ts';
import { leavingRefusals } from '../accounts/settings/leaving.contract.ts';
import { chosenPassword } from '../accounts/sign-in/passwords.contract.ts';
import { agreedVersion } from '../accounts/registration/registrationFields.contract.ts';

/** An invitation that is not accepted yet. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty when the inviter gave no name. */
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
  last_name: optionalPrintedText(longest.last_name),
  first_name: optionalPrintedText(longest.first_name),
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

/** The most lines of a file with invitations. */
export const mostInvitationLines = 200;

/**
 * `POST /api/invitations/import`: several invitations from a CSV text with the columns address, role,
 * last name and first name; a heading may stand above. A dry run sends nothing. Lines with a fault
 * are left out; of a file whose quotes do not fit (`quotes`), all.
 */
export const invitationImportSchema = z.strictObject({
  csv: z.string().check(z.maxLength(100_000)),
  /** Language of the mails. */
  locale,
  dry_run: z.boolean(),
});

/** Why a line of the file is left out. */
export const invitationFaults = [
  'quotes',
  'line_too_long',
  'not_an_email',
  'unknown_role',
  'not_plain_text',
  'not_printable',
  'too_long',
  'twice',
  'already_member',
  'already_invited',
  'too_many',
] as const;
export type InvitationFault = (typeof invitationFaults)[number];

/** What becomes, or became, of each line; 422 `csv`: `required` or `too_long` for the whole file. */
export const invitationImportAnswerSchema = z.object({
  lines: z.array(
    z.object({
      /** Line of the file, from 1. */
      line: z.int(),
      email: z.string(),
      last_name: z.string(),
      first_name: z.string(),
      /** What the line makes of the person; `null`: a word that is no role. */
      role: z.nullable(z.enum(grantedRoles)),
      fault: z.nullable(z.enum(invitationFaults)),
    }),
  ),
});

const token = z.string().check(z.maxLength(100));

/**
 * `POST /api/invitations/look`: what a mailed link invites to. The link proves access to the
 * mailbox.
 */
export const invitationLookSchema = z.strictObject({ token });

export const invitationLookAnswerSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    team_name: z.string(),
    inviter: z.object({ last_name: z.string(), first_name: z.string() }),
    email: z.string(),
    last_name: z.string(),
    first_name: z.string(),
    /** Code from the configuration: admin 2, guest 9. */
    role: z.int(),
    expires_at: instant,
    /** Whether the address has an account, which then accepts; otherwise it registers. */
    has_account: z.boolean(),
    /** The team that the signed-in person would leave; `null` unless the invitation is theirs. */
    leaving: z.nullable(
      z.object({ team_name: z.string(), refusal: z.nullable(z.enum(leavingRefusals)) }),
    ),
  }),
  z.object({ state: z.enum(['used', 'expired', 'unknown']) }),
]);
export type InvitationLookAnswer = z.infer<typeof invitationLookAnswerSchema>;

/**
 * `POST /api/invitations/accept`: joins the team and leaves the present one.
 * 409: `link_over`, `other_address`, `already_member`, `owner_has_members`, `owner_has_licenses`.
 */
export const invitationAcceptSchema = z.strictObject({ token });

/**
 * `POST /api/invitations/register`: creates the account of the invited person, in the team.
 * 409: `link_over`, `has_account`.
 */
export const invitationRegistrationSchema = z.strictObject({
  token,
  last_name: printedText(longest.last_name),
  first_name: printedText(longest.first_name),
  /** 422 with `password`: `too_common`. */
  password: chosenPassword,
  terms: z.literal(true, fault('not_agreed')),
  /** Versions that the page showed; outdated ones are refused: 422 with `terms`: `outdated`. */
  terms_version: z.optional(agreedVersion),
  privacy_version: z.optional(agreedVersion),
  locale,
});
export type InvitationRegistration = z.infer<typeof invitationRegistrationSchema>;

/** The team that was joined. */
export const joinedTeamSchema = z.object({ team_name: z.string() });
