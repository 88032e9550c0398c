import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyStore } from './KeyStore.ts';

/** The token that a page sends as `X-CSRF-Token`; bound to its session or visitor cookie. */
export function csrfToken(keys: KeyStore, subject: string): string {
  return createHmac('sha256', keys.secret('csrf')).update(subject).digest('base64url');
}

export function isCsrfToken(keys: KeyStore, subject: string, token: unknown): boolean {
  if (typeof token !== 'string') return false;
  const wanted = Buffer.from(csrfToken(keys, subject));
  const given = Buffer.from(token);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
