import { hasUnsavedChanges } from '@portal/shared';
import { paths } from '../paths.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/** Why the session ended: it expired, or the person signed out in another tab. */
type End = 'over' | 'signed-out';

/**
 * Goes to the sign-out address after the session has ended. With unsaved input, the page stays and
 * asks for a new sign-in in another window.
 *
 * While the person signs out, pending calls are refused too. Leaving again would cancel the first
 * request, and the second one would find no session to end.
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
