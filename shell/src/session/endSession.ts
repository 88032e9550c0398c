import { hasUnsavedChanges } from '@portal/shared';
import { paths } from '../paths.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/** Why the session has ended: in its time, or since the person has signed out in another tab. */
type End = 'over' | 'signed-out';

/**
 * Ends the page after its session has ended: it goes to the sign-out address, or, when something is
 * typed, stays and asks for a new sign-in in another window.
 *
 * While the person is signing out, calls under way are refused too. Leaving once more would cancel
 * the first request, and the second one would find no session to end.
 */
export function endSession(
  { store, leave }: Pick<SessionUpkeep, 'store' | 'leave'>,
  end: End = 'over',
): void {
  if (hasUnsavedChanges()) store.setState({ status: 'expired' });
  else if (store.getState().status !== 'signing-out') {
    const { pathname, search, hash } = location;
    leave(end === 'over' ? paths.sessionEnded(`${pathname}${search}${hash}`) : paths.signOut);
  }
}
