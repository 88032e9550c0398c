import * as client from 'openid-client';

/**
 * Why a link was not created, as in the address of the screen (`?link=`).
 *
 * - `denied`: the person did not consent at the distributor
 * - `refused`: the distributor refused
 * - `stale`: this session did not begin the attempt, has finished it already, or began it more than
 * half an hour ago
 * - `away`: the distributor does not answer, answers late or reports an internal error
 * - `unreadable`: the answer violates the protocol
 * - `unavailable`: no distributor is configured
 */
export type LinkFailure = 'denied' | 'refused' | 'stale' | 'away' | 'unreadable' | 'unavailable';

/** The distributor does not answer, or reports an internal error. */
export class DistributorAwayError extends Error {
  override readonly name = 'DistributorAwayError';
}

/** OAuth error codes for a temporarily unavailable distributor. */
const awayCodes: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

/** Classifies an error of the OAuth client. @returns undefined for a fault of the portal. */
export function linkFailure(error: unknown): LinkFailure | undefined {
  if (isAway(error)) return 'away';
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'denied' : 'refused';
  }
  if (error instanceof client.ResponseBodyError) return 'refused';
  // 401 with a challenge: the distributor does not know the portal or its secret.
  if (error instanceof client.WWWAuthenticateChallengeError) return 'refused';
  // The library throws this for unreadable answers.
  return error instanceof client.ClientError ? 'unreadable' : undefined;
}

/** Whether the distributor has revoked the person's grant (`invalid_grant`). */
export function isGrantOver(error: unknown): boolean {
  return error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
}

/** The loggable part of a failure: never its cause, which may contain what the distributor sent. */
export function describeFailure(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return {};
  const reason = 'error' in error && typeof error.error === 'string' ? error.error : undefined;
  const code = 'code' in error ? error.code : undefined;
  return { failure: error.name, code, reason: reason?.slice(0, 60) };
}

/** Whether the distributor was unreachable; the library wraps unknown errors. */
function isAway(error: unknown): boolean {
  if (error instanceof DistributorAwayError) return true;
  if (error instanceof client.AuthorizationResponseError) return awayCodes.has(error.error);
  return error instanceof Error && isAway(error.cause);
}
