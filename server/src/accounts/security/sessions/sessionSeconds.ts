const idleSeconds = 30 * 60;
const absoluteSeconds = 12 * 60 * 60;
const keptSeconds = 30 * 24 * 60 * 60;
/** How long a sign-in may take. */
export const interactionSeconds = 60 * 60;

/** What says how long a session of the provider lives. */
interface SessionTimes {
  /** When its person signed in, in seconds since the epoch. */
  readonly loginTs?: number | undefined;
  /** Set for a session that ends with its browser: its person did not ask to stay signed in. */
  readonly transient?: boolean | undefined;
}

/** Whether the person of a session has asked to stay signed in. */
export function isKept({ loginTs, transient }: SessionTimes): boolean {
  return loginTs !== undefined && transient !== true;
}

/**
 * How long the provider's session lives from now without another sign of life, in seconds: 30
 * minutes, never past 12 hours after the sign-in; a kept one 30 days from the sign-in, whether it
 * is used or not. Before a sign-in it lives as long as its sign-in page.
 * @param now seconds since the epoch
 */
export function sessionSeconds(session: SessionTimes, now: number): number {
  const { loginTs } = session;
  if (loginTs === undefined) return interactionSeconds;
  if (isKept(session)) return Math.max(1, loginTs + keptSeconds - now);
  return Math.max(1, Math.min(idleSeconds, loginTs + absoluteSeconds - now));
}
