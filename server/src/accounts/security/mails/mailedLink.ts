import { createHash, randomBytes } from 'node:crypto';

/** How long a link in a mail about a sign-in or registration is valid. */
export const linkMinutes = 30;
/** For how many days a registration can be continued once its link was opened. */
export const confirmedDays = 7;

const dayMs = 24 * 60 * 60_000;

/** Until when a registration that began then can be continued, once its link was opened. */
export function resumableUntil(begun: Date): Date {
  return new Date(begun.getTime() + confirmedDays * dayMs);
}

/** Registrations that began after this can still be continued. */
export function resumableSince(now: Date): Date {
  return new Date(now.getTime() - confirmedDays * dayMs);
}

/** The secret of a link that a mail carries. */
export interface LinkToken {
  readonly token: string;
  /** What is stored: a leaked database reveals no usable links. */
  readonly hash: string;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newLinkToken(): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

interface Link {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

/** The state of a link when it is opened. */
export function linkState(
  link: Link | undefined,
  now: Date,
): 'open' | 'used' | 'expired' | 'unknown' {
  if (!link) return 'unknown';
  if (link.usedAt) return 'used';
  return link.expiresAt <= now ? 'expired' : 'open';
}
