import type { AccountRow } from './people.queries.ts';

/**
 * Whether somebody may prove who they are at all. After a sign-in, who has left the service is
 * offered to come back and reaches nothing else.
 */
export function maySignIn({ status }: Pick<AccountRow, 'status'>): boolean {
  return status === 'active' || status === 'leaving';
}
