import { RequestError } from '../errors.ts';

/** The card gateway does not answer, or none is configured: 503 `gateway_away`. */
export class GatewayUnavailableError extends RequestError {
  override readonly name = 'GatewayUnavailableError';
  constructor(override readonly cause: unknown) {
    super(503, 'gateway_away', undefined, 10);
  }
}
