import * as client from 'openid-client';

/**
 * Why a link was not made, as the address of the screen says it (`?link=`).
 *
 * - `denied`: the person did not agree at the distributor
 * - `refused`: the distributor refused
 * - `stale`: this session has not begun such an attempt, or more than half an hour ago, or has
 *   finished it already
 * - `away`: the distributor does not answer, answers late or reports a fault of its own
 * - `unreadable`: the answer does not follow the protocol
 * - `unavailable`: no distributor is configured
 */
export type LinkFailure = 'denied' | 'refused' | 'stale' | 'away' | 'unreadable' | 'unavailable';

/** The distributor does not answer, or only reports a fault of its own. */
export class DistributorAwayError extends Error {
  override readonly name = 'DistributorAwayError';
}

/** Error codes by which the distributor says that it cannot answer now. */
const awayCodes: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

/** Classifies an error of the OAuth client. @returns undefined when the fault is the portal's. */
export function linkFailure(error: unknown): LinkFailure | undefined {
  if (isAway(error)) return 'away';
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'denied' : 'refused';
  }
  if (error instanceof client.ResponseBodyError) return 'refused';
  // 401 with a challenge: the distributor does not know the portal, or not with this secret.
  if (error instanceof client.WWWAuthenticateChallengeError) return 'refused';
  // The library throws this for answers that it cannot read.
  return error instanceof client.ClientError ? 'unreadable' : undefined;
}

/** Whether the distributor says that the person's grant is over (`invalid_grant`). */
export function isGrantOver(error: unknown): boolean {
  return error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
}

/** What may be logged of a failure: never its cause, which can hold what the distributor sent. */
export function describeFailure(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return {};
  const reason = 'error' in error && typeof error.error === 'string' ? error.error : undefined;
  const code = 'code' in error ? error.code : undefined;
  return { failure: error.name, code, reason: reason?.slice(0, 60) };
}

/** Whether the distributor could not be reached; the library wraps errors that it does not know. */
function isAway(error: unknown): boolean {
  if (error instanceof DistributorAwayError) return true;
  if (error instanceof client.AuthorizationResponseError) return awayCodes.has(error.error);
  return error instanceof Error && isAway(error.cause);
}
