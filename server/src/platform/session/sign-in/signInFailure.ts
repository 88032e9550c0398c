import * as client from 'openid-client';
import { AccountsAwayError, SignInFailedError } from '../../errors.ts';

/** With these accounts itself says that it cannot answer. */
const awayCodes: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

/**
 * What a person is told of a sign-in that failed.
 * @param startAt where they begin it again.
 * @returns the error itself when the fault is ours.
 */
export function signInFailure(error: unknown, startAt: string): unknown {
  if (isAway(error)) return new AccountsAwayError(error, startAt);
  const isRefused =
    error instanceof NoAttemptError ||
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError ||
    error instanceof client.ClientError;
  return isRefused ? new SignInFailedError(startAt) : error;
}

/** No sign-in with the answer's state was started in this browser. */
export class NoAttemptError extends Error {
  override readonly name = 'NoAttemptError';
}

/**
 * Whether a sign-in failed because accounts is away; the OpenID library may wrap the error that
 * says so.
 */
function isAway(error: unknown): boolean {
  if (error instanceof AccountsAwayError) return true;
  if (error instanceof client.AuthorizationResponseError) return awayCodes.has(error.error);
  return error instanceof Error && isAway(error.cause);
}
