import { createHash, timingSafeEqual } from 'node:crypto';
import { NoOperatorError } from '../platform/errors.ts';
import type { AuthenticateOperator } from '../platform/http/Operator.ts';
import { machineOperator } from './machineOperator.ts';

/** Header for the name of the user who runs the command line. */
export const operatorUserHeader = 'x-operator-user';

/**
 * Authenticates the operator on the machine by the socket's secret, `Authorization: Bearer …`. The
 * user name for the audit log is unverified: a caller with the secret is the server's user and could
 * write any name.
 */
export function operatorOfSocket(secret: string): AuthenticateOperator {
  const wanted = digest(`Bearer ${secret}`);
  return ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), wanted)) {
      return Promise.reject(new NoOperatorError('socket_secret'));
    }
    const user = headers[operatorUserHeader];
    return Promise.resolve(machineOperator(typeof user === 'string' ? user : undefined));
  };
}

/** SHA-256 of a text: equal lengths for a constant-time comparison. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
