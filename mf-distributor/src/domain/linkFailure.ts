/**
 * Reasons why the last attempt made no link, as the server puts them into the address (`?link=`).
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

/** Reads the reason from the address. @returns null when it is missing or unknown. */
export function readLinkFailure(address: URLSearchParams): LinkFailure | null {
  return linkFailures.find((failure) => failure === address.get('link')) ?? null;
}
