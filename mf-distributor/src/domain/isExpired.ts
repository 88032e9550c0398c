import type { Linked } from './Link.ts';

/** Whether the link has come to its end by itself. @param now Milliseconds since the epoch. */
export function isExpired({ expiresAt }: Linked, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}
