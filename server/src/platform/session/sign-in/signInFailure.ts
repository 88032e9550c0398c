import * as client from 'openid-client';
import { AccountsAwayError, SignInFailedError } from '../../errors.ts';

/** Errors by which accounts reports an outage. */
const awayCodes: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

/**
 * Maps the error of a failed sign-in to a refusal.
 * @param startAt where the person can start again
 * @returns the original error for a server fault
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

/** This browser started no sign-in with the response's state. */
export class NoAttemptError extends Error {
  override readonly name = 'NoAttemptError';
}

/** Whether accounts is unavailable; the OpenID library may wrap the error. */
function isAway(error: unknown): boolean {
  if (error instanceof AccountsAwayError) return true;
  if (error instanceof client.AuthorizationResponseError) return awayCodes.has(error.error);
  return error instanceof Error && isAway(error.cause);
}
