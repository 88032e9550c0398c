import { createHash, timingSafeEqual } from 'node:crypto';
import { NoOperatorError } from '../platform/errors.ts';
import type { AuthenticateOperator } from '../platform/http/Operator.ts';
import { machineOperator } from './machineOperator.ts';

/** Header in which the command line names the user who runs it. */
export const operatorUserHeader = 'x-operator-user';

/**
 * Knows the operator on the machine by the socket's secret, `Authorization: Bearer …`. Whose name
 * stands in the audit log is what the caller says: whoever has the secret is the server's own user and
 * could write anything there.
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

/**
 * The SHA-256 digest of a text: of equal length, whatever is sent, so that comparing takes the same
 * time.
 */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
