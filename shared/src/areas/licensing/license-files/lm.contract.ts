import * as z from 'zod/mini';
import { code, text } from '../../../basics/contract/fields.ts';
import { instant } from '../../../basics/contract/primitives.ts';
import { productType } from '../../products/product.contract.ts';

/**
 * The license client's calls (`/api/v1/lm/…`). Each is signed by the device's key; the
 * header's form is in `deviceAuthorization.ts`.
 */

const shortText = text(200);
/** 32 bytes, base64url: a key, its name, a fingerprint. */
const hash = z.string().check(z.regex(/^[\w-]{43}$/u));

/** `POST /api/license/enrolment`: a one-time code with which a person registers a device as theirs. */
export const enrolmentCodeSchema = z.object({
  /** Three groups of four letters and digits, `XXXX-XXXX-XXXX`. */
  code: z.string(),
  expires_at: instant,
});

/** `POST /api/v1/lm/enrol` */
export const enrolRequestSchema = z.strictObject({
  code: code(40),
  host: shortText,
  fp: hash,
  /** The device's public key. */
  dk: hash,
});
export const enrolAnswerSchema = z.object({
  /** Name of the device's key. */
  device: z.string(),
  user: z.string(),
  user_name: z.string(),
  team_name: z.string(),
});

/** `POST /api/v1/lm/checkout`; 409 `none_free` when no license of the product is free. */
export const checkoutRequestSchema = z.strictObject({
  license_type: productType,
  device: hash,
  user: shortText,
});
export const checkoutAnswerSchema = z.object({
  lease: z.string(),
  expires_at: instant,
  /** Number of the license that is held. */
  number: z.string(),
});

/** `POST /api/v1/lm/heartbeat` and `checkin`; 410 `lease_ended` when the lease is over. */
export const leaseRequestSchema = z.strictObject({ lease: shortText });
export const heartbeatAnswerSchema = z.object({ lease: z.string(), expires_at: instant });
export const checkinAnswerSchema = z.object({ lease: z.string() });

/** `GET /.well-known/license-keys`: public keys that license files are signed with, newest first. */
export const licenseKeysSchema = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      /** The key, base64url. */
      x: z.string(),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
    }),
  ),
});
