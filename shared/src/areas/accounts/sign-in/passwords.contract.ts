import * as z from 'zod/mini';
import { email, fault, secret } from '../../../basics/contract/fields.ts';
import { longest } from '../../../basics/contract/longest.ts';
import { factorKinds, shownFactorSchema } from './secondFactors.contract.ts';

/**
 * A password that a person chooses. Length makes it hard to guess. The server also refuses common
 * passwords with `too_common`; their lists are too long for a contract.
 */
export const chosenPassword = secret(longest.password).check(z.minLength(10, fault('too_short')));

/** A password that is compared with the account's. */
const knownPassword = secret(1000);

/** `POST /api/password/reset`: the same answer whether or not the address has an account. */
export const passwordResetRequestSchema = z.strictObject({ email });
export const passwordResetAnswerSchema = z.object({
  email: z.string(),
  link_minutes: z.int(),
  /** People of the address' domain sign in by the provider of their team. */
  single_sign_on: z.boolean(),
});

/** How the link of a mail that resets a password stands. */
export const passwordLinkStates = ['open', 'used', 'expired', 'unknown'] as const;
export type PasswordLinkState = (typeof passwordLinkStates)[number];

/** `POST /api/password/reset/confirm`: 422 `{password: 'too_common'}` leaves the link open. */
export const newPasswordRequestSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
  password: chosenPassword,
});
export const newPasswordAnswerSchema = z.object({
  outcome: z.enum(['changed', 'used', 'expired', 'unknown']),
});
export type NewPasswordOutcome = z.infer<typeof newPasswordAnswerSchema>['outcome'];

/** `PUT /api/password` by the signed-in person; their other sessions end. */
export const passwordChangeRequestSchema = z.strictObject({
  current_password: knownPassword,
  new_password: chosenPassword,
});

/** Whether a password was right: a wrong one can be tried again, at some point only after a pause. */
export const passwordAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted') }),
  z.object({ outcome: z.literal('refused') }),
  /** Too many failures; try again after `wait_seconds`. */
  z.object({ outcome: z.literal('locked'), wait_seconds: z.int() }),
  /** No password counts for the account: its person signs in by the provider of their team. */
  z.object({ outcome: z.literal('single_sign_on') }),
]);
export type PasswordAnswer = z.infer<typeof passwordAnswerSchema>;

/** What a person types who proves again who they are. */
export const provedPasswordSchema = z.strictObject({ password: knownPassword });

/**
 * `POST /api/proof`: the signed-in person proves again who they are, for the next 10 minutes. Who has
 * a second factor is asked for it once the password is right, and sends both. A factor alone is
 * taken on top of a recent proof, before second factors change: 403 `proof_needed` without one.
 */
export const proofRequestSchema = z.strictObject({
  password: z.optional(knownPassword),
  factor: z.optional(shownFactorSchema),
});
export const proofAnswerSchema = z.discriminatedUnion('outcome', [
  ...passwordAnswerSchema.def.options,
  /** The password is right; one of these is wanted too. */
  z.object({ outcome: z.literal('second_factor'), factors: factorKinds }),
]);
export type ProofAnswer = z.infer<typeof proofAnswerSchema>;
