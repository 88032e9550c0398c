const idleSeconds = 30 * 60;
const absoluteSeconds = 12 * 60 * 60;
/** How long somebody may look at the sign-in page. */
export const interactionSeconds = 60 * 60;

/**
 * How long the provider's session lives from now without another sign of life: 30 minutes, never
 * past 12 hours after the sign-in. Before a sign-in it lives as long as its sign-in page.
 * Times are seconds since the epoch.
 */
export function sessionSeconds(signedInAt: number | undefined, now: number): number {
  if (signedInAt === undefined) return interactionSeconds;
  return Math.max(1, Math.min(idleSeconds, signedInAt + absoluteSeconds - now));
}
