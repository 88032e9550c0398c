import * as z from 'zod/mini';
import {
  asTyped,
  code,
  fault,
  optionalCode,
  printedText,
} from '../../../basics/contract/fields.ts';
import { longest } from '../../../basics/contract/longest.ts';
import { instant, locale } from '../../../basics/contract/primitives.ts';
import { leavingRefusals } from '../settings/leaving.contract.ts';
import { passkeyRequestSchema } from './passkeys.contract.ts';
import { provedPasswordSchema } from './passwords.contract.ts';
import { agreedVersion } from '../registration/registrationFields.contract.ts';
import { shownFactorSchema } from './secondFactors.contract.ts';

/** Names before the `@` of addresses that only a domain's own people read; a proof may go to them. */
export const domainMailboxes = [
  'postmaster',
  'admin',
  'administrator',
  'hostmaster',
  'webmaster',
] as const;
export type DomainMailbox = (typeof domainMailboxes)[number];

/** How far the sign-on is set up: each step wants the one before it. */
export const singleSignOnStates = ['draft', 'proved', 'tested', 'on'] as const;
export type SingleSignOnState = (typeof singleSignOnStates)[number];

/** `GET /api/sso`: the sign-on of the owner's team; every change of it answers the same. */
export const singleSignOnSchema = z.object({
  /** What the provider must know of the portal. */
  redirect_uri: z.string(),
  /** `null`: nothing is set up. */
  setup: z.nullable(
    z.object({
      issuer: z.string(),
      client_id: z.string(),
      /** Mail domain whose people sign in there; lower case, in its ASCII form. */
      domain: z.string(),
      state: z.enum(singleSignOnStates),
      /** The TXT record that proves the domain. */
      record: z.object({ name: z.string(), value: z.string() }),
      proved_by: z.nullable(z.enum(['dns', 'mail'])),
      /** Since when the record is missing, although the domain was proved by it. */
      lost_at: z.nullable(instant),
      /** The address that the newest link went to, as long as the link counts. */
      mailed_to: z.nullable(z.string()),
      /** How many people have signed in with it. */
      people: z.int(),
    }),
  ),
});
export type SingleSignOn = z.infer<typeof singleSignOnSchema>;

/**
 * `PUT /api/sso`: 422 with `issuer`: `not_an_address`, `domain`: `not_a_domain`, `public_domain`,
 * `domain_taken`. 409 `switched_on`: only the secret changes then.
 */
export const singleSignOnRequestSchema = z.strictObject({
  issuer: code(longest.issuer),
  client_id: code(longest.client_id),
  /** Empty: the one that is there stays. */
  client_secret: z
    .string()
    .check(
      z.trim(),
      z.overwrite<string>(asTyped),
      z.maxLength(longest.client_secret, fault('too_long')),
    ),
  domain: code(longest.domain),
});
export type SingleSignOnRequest = z.infer<typeof singleSignOnRequestSchema>;

/**
 * `POST /api/sso/domain/mail`: sends the link. `POST /api/sso/domain/record` looks for the record: 409
 * `record_missing`, `dns_away`, `domain_taken`.
 */
export const domainMailRequestSchema = z.strictObject({ mailbox: z.enum(domainMailboxes) });

/** `POST /api/sso/domain/confirm`, with the link of the mail. */
export const domainConfirmationSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
});
export const domainConfirmationAnswerSchema = z.object({
  outcome: z.enum(['proved', 'used', 'taken']),
});
export type DomainConfirmation = z.infer<typeof domainConfirmationAnswerSchema>['outcome'];

/** Why a sign-in by the provider, a test of it or a proof came to nothing. */
export const singleSignOnProblems = [
  /** It was begun too long ago, or is used already. */
  'over',
  /** The provider does not answer, or cannot be called. */
  'provider_away',
  /** The provider has said no, or the person has given up there. */
  'provider_refused',
  /** What the provider said is not valid. */
  'not_trusted',
  /** The provider names no mail address. */
  'no_address',
  /** The mail address is outside the domain. */
  'other_domain',
  /** The provider says that the mail address is not verified. */
  'not_verified',
  /** Another person of the provider signs in to the account. */
  'linked_elsewhere',
  /** The person who signed in is not the person of the page. */
  'other_person',
  'switched_off',
  'account_closed',
  /** They have left the service; who comes back by their password can join. */
  'account_left',
] as const;
export type SingleSignOnProblem = (typeof singleSignOnProblems)[number];

/** `POST /api/sso/test`: where the owner tries the provider; comes back to `/sso`. 409: a problem. */
export const providerPageSchema = z.object({ location: z.string() });

/** `POST …/sso` at the sign-in page: whether a domain has a sign-on is no secret, accounts are. */
export const ssoStartRequestSchema = z.strictObject({ email: optionalCode(300) });
export const ssoStartAnswerSchema = z.discriminatedUnion('outcome', [
  /** Go there. */
  z.object({ outcome: z.literal('go'), location: z.string() }),
  z.object({ outcome: z.literal('no_provider') }),
  z.object({ outcome: z.literal('failed'), problem: z.enum(singleSignOnProblems) }),
  /** The page was open for too long; start again at the location. */
  z.object({ outcome: z.literal('over'), location: z.string() }),
]);
export type SsoStartAnswer = z.infer<typeof ssoStartAnswerSchema>;

/**
 * The first sign-in of a person who is not in the team, at the sign-in page. `POST …/sso/register`
 * creates their account. `POST …/sso/join` moves a person with an account, who has proved that it
 * is theirs, from their team. 409 `owner_has_members`, `owner_has_licenses`, or a problem of the
 * sign-on.
 */
export const ssoRegistrationSchema = z.strictObject({
  last_name: printedText(longest.last_name),
  first_name: printedText(longest.first_name),
  terms: z.literal(true, fault('not_agreed')),
  /** Versions that the page showed; outdated ones are refused: 422 with `terms`: `outdated`. */
  terms_version: z.optional(agreedVersion),
  privacy_version: z.optional(agreedVersion),
  locale,
});
export type SsoRegistration = z.infer<typeof ssoRegistrationSchema>;
export const ssoJoinRequestSchema = z.strictObject({});
export const ssoJoinAnswerSchema = z.object({ location: z.string() });

/**
 * `POST …/sso/join/proof`: a person who signed in by a provider proves that the account with their
 * address is theirs: by its password, a second factor, or the link of a mail, which
 * `POST …/sso/join/mail` sends. The answer does not reveal which factors exist.
 */
export const ssoProofSchema = z.discriminatedUnion('kind', [
  z.extend(provedPasswordSchema, { kind: z.literal('password') }),
  z.strictObject({ kind: z.literal('link'), token: z.string().check(z.maxLength(100)) }),
  ...shownFactorSchema.def.options,
]);
export type SsoProof = z.infer<typeof ssoProofSchema>;
export const ssoProofAnswerSchema = z.discriminatedUnion('outcome', [
  /** Go there: signed in, or to the page that says which team is left. */
  z.object({ outcome: z.literal('accepted'), location: z.string() }),
  z.object({ outcome: z.literal('refused') }),
  /** Too many failures; try again after `wait_seconds`. */
  z.object({ outcome: z.literal('locked'), wait_seconds: z.int() }),
]);
export type SsoProofAnswer = z.infer<typeof ssoProofAnswerSchema>;
/** `POST …/sso/join/passkey` */
export const ssoPasskeySchema = passkeyRequestSchema;
/** `POST …/sso/join/mail` */
export const ssoMailAnswerSchema = z.object({ link_minutes: z.int() });

/** What the page of such a first sign-in shows. */
export const ssoJoinScreen = z.object({
  name: z.literal('sso_join'),
  /** Path that takes the answer. */
  action: z.string(),
  team_name: z.string(),
  email: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  /** The account with that address is to be shown to be theirs; with the token of a mailed link. */
  proof: z.nullable(z.object({ token: z.nullable(z.string()) })),
  /** The team of an existing account, which is left; `null`: an account is made. */
  leaving: z.nullable(
    z.object({
      team_name: z.string(),
      refusal: z.nullable(z.enum(leavingRefusals)),
    }),
  ),
});
