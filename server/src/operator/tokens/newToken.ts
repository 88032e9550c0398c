import { createHash, randomBytes } from 'node:crypto';

/** Lets programs that look for secrets in texts find one of ours. */
const prefix = 'portal_';

/** A new token of 256 random bits, with the hash that is kept of it. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOfToken(token) };
}

/**
 * What is kept of a token. Plain SHA-256 is enough: slow hashes protect what people can think of,
 * nobody finds 256 random bits. A database compares hashes at a speed that tells how much of one was
 * right, which helps nobody either, since nobody can choose the hash of what they send.
 */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
