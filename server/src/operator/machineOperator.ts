import type { Operator } from '../platform/http/Operator.ts';

/** Whether a name of a user can be sent in a header and stand in the audit log as it is. */
export function isUserName(user: string): boolean {
  return /^\w[\w.-]{0,63}$/.test(user);
}

/** The operator on the server's machine, as the user there that the command line names. */
export function machineOperator(user: string | undefined): Operator {
  return { by: 'machine', actor: `local:${user !== undefined && isUserName(user) ? user : '-'}` };
}
