/**
 * The reasons why the last attempt made no link, as the server writes them to the address
 * (`?link=`).
 */
export const linkFailures = [
  'denied',
  'refused',
  'stale',
  'away',
  'unreadable',
  'unavailable',
] as const;

export type LinkFailure = (typeof linkFailures)[number];

/**
 * Reads the reason from the address. @returns null when there is none, or one that this release
 * does not know.
 */
export function linkFailureOf(address: URLSearchParams): LinkFailure | null {
  return linkFailures.find((failure) => failure === address.get('link')) ?? null;
}
