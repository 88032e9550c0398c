import type { AccountRow } from './people.queries.ts';

/**
 * Whether somebody may sign in. Somebody who has left the service is then offered to come back, and
 * reaches nothing else.
 */
export function maySignIn({ status }: Pick<AccountRow, 'status'>): boolean {
  return status === 'active' || status === 'leaving';
}
