import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyStore } from '../keys/KeyStore.ts';
import { maskToken, unmaskToken } from './maskToken.ts';

/**
 * The token for `X-CSRF-Token`, bound to the session or visitor cookie and masked differently each
 * time.
 */
export function csrfToken(keys: KeyStore, subject: string): string {
  return maskToken(proof(keys, subject));
}

export function isCsrfToken(keys: KeyStore, subject: string, token: unknown): boolean {
  if (typeof token !== 'string') return false;
  const wanted = proof(keys, subject);
  const given = unmaskToken(token);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function proof(keys: KeyStore, subject: string): Buffer {
  return createHmac('sha256', keys.secret('csrf')).update(subject).digest();
}
