import { hasUnsavedChanges } from '@portal/shared';
import { paths } from '../paths.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/**
 * The session is over: leaves for the sign-out address. When something is typed the page stays
 * and asks for a new sign-in in another window instead.
 */
export function endSession({ store, leave }: Pick<SessionUpkeep, 'store' | 'leave'>): void {
  if (hasUnsavedChanges()) store.setState({ status: 'expired' });
  else leave(paths.signOut);
}
