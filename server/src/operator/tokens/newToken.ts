import { createHash, randomBytes } from 'node:crypto';

/** Lets secret scanners recognise our tokens. */
const prefix = 'portal_';

/** A new token of 256 random bits, with its hash. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOfToken(token) };
}

/**
 * The stored form of a token. Plain SHA-256 suffices for 256 random bits; slow hashes are for
 * passwords. Timing of the database's comparison leaks nothing useful, because callers cannot
 * choose a hash.
 */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
