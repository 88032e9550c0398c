import { RequestError } from '../../errors.ts';

/** The gateway does not answer, or there is none: 503 `gateway_away`. */
export class GatewayUnavailableError extends RequestError {
  override readonly name = 'GatewayUnavailableError';
  constructor(override readonly cause: unknown) {
    super(503, 'gateway_away', undefined, 10);
  }
}
