import type { AccountRow } from './people.queries.ts';

/**
 * Whether a person may sign in. A person who left the service may, but can then only choose to come
 * back.
 */
export function maySignIn({ status }: Pick<AccountRow, 'status'>): boolean {
  return status === 'active' || status === 'leaving';
}
