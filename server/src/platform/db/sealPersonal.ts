import { createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '@portal/shared/domain';
import { z } from 'zod';

/** Personal details of an action, as stored beside the chain. */
export interface SealedPersonal {
  /** Random bytes in hexadecimal; without them the digest reveals nothing. */
  readonly salt: string;
  /** JSON text of the content. */
  readonly content: string;
  /** The digest in the chain. */
  readonly digest: string;
}

/** Salts and digests the personal details of an action. */
export function sealPersonal(content: Readonly<Record<string, unknown>>): SealedPersonal {
  const salt = randomBytes(16).toString('hex');
  return { salt, content: JSON.stringify(content), digest: personalDigest(salt, content) };
}

/** HMAC-SHA-256, keyed by the salt, over the content in canonical JSON (RFC 8785); hexadecimal. */
export function personalDigest(salt: string, content: unknown): string {
  const text = canonicalJson(z.json().parse(content));
  return createHmac('sha256', Buffer.from(salt, 'hex')).update(text).digest('hex');
}
