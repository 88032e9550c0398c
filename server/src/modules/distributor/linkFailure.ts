import * as client from 'openid-client';

/**
 * Why a link was not made, as the screen's address says it (`?link=`).
 * - `denied`: the person said no at the distributor
 * - `refused`: the distributor did
 * - `stale`: nothing that this session has begun, or too long ago, or a second time
 * - `away`: no answer, a late one, or a fault of the distributor's own
 * - `unreadable`: an answer that is not what the protocol says
 * - `unavailable`: no distributor is configured
 */
export type LinkFailure = 'denied' | 'refused' | 'stale' | 'away' | 'unreadable' | 'unavailable';

/** The distributor gives no answer, or only with a fault of its own. */
export class DistributorAwayError extends Error {
  override readonly name = 'DistributorAwayError';
}

/** With these the distributor itself says that it cannot answer. */
const awayCodes: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

/** @returns undefined when the fault is ours. */
export function linkFailure(error: unknown): LinkFailure | undefined {
  if (isAway(error)) return 'away';
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'denied' : 'refused';
  }
  if (error instanceof client.ResponseBodyError) return 'refused';
  // 401 with a challenge: the portal itself is not known there, or not with this secret.
  if (error instanceof client.WWWAuthenticateChallengeError) return 'refused';
  // The library's own word for answers that it cannot make sense of.
  return error instanceof client.ClientError ? 'unreadable' : undefined;
}

/** Whether the distributor says that these tokens count no longer. */
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

/** The library wraps what it does not know. */
function isAway(error: unknown): boolean {
  if (error instanceof DistributorAwayError) return true;
  if (error instanceof client.AuthorizationResponseError) return awayCodes.has(error.error);
  return error instanceof Error && isAway(error.cause);
}
