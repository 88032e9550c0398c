import { randomBytes } from 'node:crypto';

/**
 * A secret masked with a random pad of equal length: different bytes in each page, which defeats
 * compression attacks (BREACH).
 */
export function maskToken(secret: Buffer): string {
  const pad = randomBytes(secret.length);
  return Buffer.concat([pad, xor(secret, pad)]).toString('base64url');
}

/** Removes the mask; other input yields bytes that match no secret. */
export function unmaskToken(masked: string): Buffer {
  const bytes = Buffer.from(masked, 'base64url');
  const half = Math.floor(bytes.length / 2);
  return xor(bytes.subarray(half), bytes.subarray(0, half));
}

function xor(bytes: Buffer, pad: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, index) => byte ^ (pad[index] ?? 0)));
}
