import * as z from 'zod/mini';
import { text } from '../../../basics/contract/fields.ts';
import { longest } from '../../../basics/contract/longest.ts';
import { instant } from '../../../basics/contract/primitives.ts';

/** Bytes as WebAuthn writes them in JSON; the longest is the attestation of a security key. */
const bytes = z.string().check(z.regex(/^[\w-]{1,20000}$/));

/** How an authenticator is reached; what a newer browser names in addition is left out. */
const transports = z.catch(
  z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
  [],
);
const known = z.object({ id: bytes, type: z.literal('public-key'), transports });

/** A passkey of the signed-in person, in `GET /api/factors`. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  /** `null`: never. */
  last_used_at: z.nullable(instant),
});

/** `POST /api/factors/passkeys/options`: what the browser makes a passkey from (WebAuthn level 3). */
export const passkeyCreationSchema = z.object({
  challenge: bytes,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** `POST /api/factors/passkeys`: the passkey that the browser made, and its name. */
export const newPasskeyRequestSchema = z.strictObject({
  name: text(longest.name),
  credential: z.object({
    id: bytes,
    rawId: bytes,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
    clientExtensionResults: z.object({}),
  }),
});

/** `PUT /api/factors/passkeys/{id}`; `DELETE` there removes it. Both answer the factors. */
export const passkeyNameRequestSchema = z.strictObject({ name: text(longest.name) });
export const passkeyParamsSchema = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/**
 * What the browser asks an authenticator for: at a sign-in's second step, in a proof, or, without
 * `allowCredentials`, in place of the password.
 */
export const passkeyRequestSchema = z.object({
  challenge: bytes,
  rpId: z.string(),
  allowCredentials: z.array(known),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.enum(['preferred', 'required']),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** `POST /sign_in/{uid}/passkey` at the second step, `POST /sign_in/{uid}/passkey/begin` before. */
export const signInPasskeySchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('asked'), request: passkeyRequestSchema }),
  /** The step was open for too long; start again at the location. */
  z.object({ outcome: z.literal('over'), location: z.string() }),
]);
export type SignInPasskeyAnswer = z.infer<typeof signInPasskeySchema>;

/** What an authenticator signed. */
export const passkeyAssertionSchema = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  clientExtensionResults: z.object({}),
});

/**
 * `POST /sign_in/{uid}/passkey/finish`: signs in with a passkey in place of the password and any
 * other factor. Answers as the form does.
 */
export const passkeySignInSchema = z.strictObject({
  response: passkeyAssertionSchema,
  keep: z.boolean(),
});
