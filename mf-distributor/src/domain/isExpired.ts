import type { Linked } from './Link.ts';

/** Whether a link has expired. @param now Milliseconds since the epoch. */
export function isExpired({ expiresAt }: Linked, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}
