import { ConfigurationError } from '../../platform/errors.ts';
import {
  createOperatorClient,
  type OperatorClient,
} from '../../platform/commands/OperatorClient.ts';
import { httpTransport } from './transports.ts';

/**
 * Connects to MANAGER_URL over HTTP with PORTAL_TOKEN.
 *
 * @returns `undefined` without a token
 * @throws ConfigurationError when the token has no MANAGER_URL
 */
export function connectByToken({
  MANAGER_URL: url,
  PORTAL_TOKEN: token = '',
}: NodeJS.ProcessEnv): OperatorClient | undefined {
  if (token === '') return undefined;
  if (url === undefined) {
    throw new ConfigurationError(
      'MANAGER_URL: is missing; it says which portal PORTAL_TOKEN is for',
    );
  }
  return createOperatorClient(httpTransport(url, token));
}
