import type { Operator } from '../platform/http/Operator.ts';

/** Whether a user name is safe in a header and in the audit log. */
export function isUserName(user: string): boolean {
  return /^\w[\w.-]{0,63}$/.test(user);
}

/** The operator on the server's machine, by the user name that the command line sends. */
export function machineOperator(user: string | undefined): Operator {
  return { by: 'machine', actor: `local:${user !== undefined && isUserName(user) ? user : '-'}` };
}
