import { hasUnsavedChanges } from '@portal/shared';
import { paths } from '../paths.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/**
 * Ends the page whose session is over: it leaves for the sign-out address. When something is typed
 * the page stays and asks for a new sign-in in another window instead.
 *
 * While the person is signing out, calls under way are refused too. Leaving once more would cancel
 * the first request, and the second one finds no session to end: the sign-in page would say that
 * the session has ended, not that they have signed out.
 */
export function endSession({ store, leave }: Pick<SessionUpkeep, 'store' | 'leave'>): void {
  if (hasUnsavedChanges()) store.setState({ status: 'expired' });
  else if (store.getState().status !== 'signing-out') leave(paths.signOut);
}
