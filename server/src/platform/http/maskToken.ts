import { randomBytes } from 'node:crypto';

/**
 * A secret behind a random pad of its own length, as it stands in a page: other bytes each time, so
 * that nobody can find it out by what it compresses with.
 */
export function maskToken(secret: Buffer): string {
  const pad = randomBytes(secret.length);
  return Buffer.concat([pad, xor(secret, pad)]).toString('base64url');
}

/** The secret behind its pad; of anything else, bytes that are no secret of ours. */
export function unmaskToken(masked: string): Buffer {
  const bytes = Buffer.from(masked, 'base64url');
  const half = Math.floor(bytes.length / 2);
  return xor(bytes.subarray(half), bytes.subarray(0, half));
}

function xor(bytes: Buffer, pad: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, index) => byte ^ (pad[index] ?? 0)));
}
