/** Why the last linking made no link, as the server says it in the address (`?link=`). */
export const linkFailures = [
  'denied',
  'refused',
  'stale',
  'away',
  'unreadable',
  'unavailable',
] as const;

export type LinkFailure = (typeof linkFailures)[number];

/** @returns null when there was none, or one that this release does not know. */
export function linkFailureOf(address: URLSearchParams): LinkFailure | null {
  return linkFailures.find((failure) => failure === address.get('link')) ?? null;
}
