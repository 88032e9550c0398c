import { hasUnsavedChanges } from '@portal/shared';
import { paths } from '../paths.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/**
 * Ends the page after its session has ended: it goes to the sign-out address, or, when something is
 * typed, stays and asks for a new sign-in in another window.
 *
 * While the person is signing out, calls under way are refused too. Leaving once more would cancel
 * the first request, and the second one would find no session to end: the sign-in page would say
 * that the session has ended, not that they have signed out.
 */
export function endSession({ store, leave }: Pick<SessionUpkeep, 'store' | 'leave'>): void {
  if (hasUnsavedChanges()) store.setState({ status: 'expired' });
  else if (store.getState().status !== 'signing-out') leave(paths.signOut);
}
