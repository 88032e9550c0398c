import * as client from 'openid-client';
import { OutboundError } from '../../../outbound/OutboundError.ts';
import { SsoError } from './SsoError.ts';

/** What a failure on the way to a provider means for the person; what was meant already stays. */
export function problemOf(error: unknown): SsoError {
  if (error instanceof SsoError) return error;
  if (error instanceof client.AuthorizationResponseError) {
    return new SsoError('provider_refused', { cause: error });
  }
  return new SsoError(isAway(error) ? 'provider_away' : 'not_trusted', { cause: error });
}

/** The library wraps what the call threw. */
function isAway(error: unknown): boolean {
  if (error instanceof OutboundError) return true;
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}
