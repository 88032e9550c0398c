import * as z from 'zod/mini';
import { code } from '../../../basics/contract/fields.ts';
import { instant } from '../../../basics/contract/primitives.ts';
import { passkeyAssertionSchema, passkeySchema } from './passkeys.contract.ts';

/** A typed or pasted code; it may contain spaces and hyphens. */
const typedCode = code(40);

/**
 * `GET /api/factors`: how the signed-in person proves who they are besides the password. Who has a
 * second factor changes them only after showing one: 403 `factor_proof_needed` names those that do.
 */
export const factorsSchema = z.object({
  /** The authenticator app; `null`: none is set up. */
  totp: z.nullable(z.object({ created_at: instant, last_used_at: z.nullable(instant) })),
  passkeys: z.array(passkeySchema),
  /** How many recovery codes are left; 0 without a second factor. */
  recovery_codes_left: z.int(),
  /** The person is marked as staff: the last factor stays. */
  required: z.boolean(),
  /**
   * When all of them are removed, as the owner of the team or an operator has asked;
   * `DELETE /api/factors/reset` stops that. Servers of the version before do not say.
   */
  reset_at: z.optional(z.nullable(instant)),
});
export type FactorsAnswer = z.infer<typeof factorsSchema>;

/** Recovery codes are in an answer when they were just made, and never again. */
const recoveryCodes = z.nullable(z.array(z.string()));

/** `POST /api/factors/totp`: a new secret, which counts once a code of it has been confirmed. */
export const totpSetUpSchema = z.object({
  /** Base32, to be typed into an app that reads no pictures. */
  secret: z.string(),
  /** `otpauth://…`, what the picture says. */
  uri: z.string(),
  /** The picture as a `data:` address of an SVG. */
  qr: z.string(),
});
export type TotpSetUpAnswer = z.infer<typeof totpSetUpSchema>;

/** `POST /sign_in/{uid}/totp/confirm`: staff set a second factor up before they are signed in. */
export const signInSetUpAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('signed_in'),
    location: z.string(),
    recovery_codes: z.array(z.string()),
  }),
  z.object({ outcome: z.literal('refused') }),
  z.object({ outcome: z.literal('over'), location: z.string() }),
]);
export type SignInSetUpAnswer = z.infer<typeof signInSetUpAnswerSchema>;

/** `POST /api/factors/totp/confirm` */
export const totpConfirmationRequestSchema = z.strictObject({ code: typedCode });

/** What an added factor answers; codes come with the first one. */
export const factorAddedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('added'), factors: factorsSchema, recovery_codes: recoveryCodes }),
  z.object({ outcome: z.literal('refused') }),
  /** The setup has expired or was restarted elsewhere: start again. */
  z.object({ outcome: z.literal('over') }),
]);
export type FactorAddedAnswer = z.infer<typeof factorAddedSchema>;

/** `POST /api/factors/recovery-codes`: ten new ones; the old ones count no more. */
export const recoveryCodesSchema = z.object({
  factors: factorsSchema,
  recovery_codes: z.array(z.string()),
});

/** A second factor that is shown, at the second step of a sign-in or as part of a proof. */
export const shownFactorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('totp'), code: typedCode }),
  z.strictObject({ kind: z.literal('recovery_code'), code: typedCode }),
  z.strictObject({ kind: z.literal('passkey'), response: passkeyAssertionSchema }),
]);
export type ShownFactor = z.infer<typeof shownFactorSchema>;
export type FactorKind = ShownFactor['kind'];

/** The kinds of second factors that a person can show. */
export const factorKind = z.enum(['passkey', 'totp', 'recovery_code']);
export const factorKinds = z.array(factorKind);

/** `POST /api/factor-reset/stop`, with the link of the mail that announces the removal. */
export const factorResetLinkSchema = z.strictObject({ token: z.string().check(z.maxLength(100)) });
/** `over`: the factors were removed, the removal was stopped before, or the link is unknown. */
export const factorResetOutcomeSchema = z.object({ outcome: z.enum(['stopped', 'over']) });
