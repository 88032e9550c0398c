import {
  announceSession,
  hasUnsavedChanges,
  listenToSession,
  type SessionStore,
} from '@portal/shared';
import type { AccountsUser } from '@portal/shared/contracts';
import { paths } from '../paths.ts';
import { fetchSession } from './fetchSession.ts';
import { reloadPage } from './reloadPage.ts';
import { whoseSession } from './whoseSession.ts';

const keepAliveMs = 270_000;
const monitorMs = 60_000;

/**
 * Extends the session while a page is open, and checks every minute whether it still exists. When
 * it has ended, the page asks for a new sign-in in place if something is typed, and leaves
 * otherwise. It also tells the other tabs about the session: a sign-in is finished only when the
 * page after it opens.
 *
 * @returns a function that stops it.
 */
export function keepSession(
  session: SessionStore,
  user: Pick<AccountsUser, 'id' | 'teams'>,
): () => void {
  const look = async (path?: '/api/session/keep') => {
    const now = await fetchSession(path);
    if (now === undefined) return;
    const whose = whoseSession(now, user);
    if (whose === 'same') {
      if (session.getState().status === 'expired') session.setState({ status: 'active' });
    } else if (whose !== 'nobody') {
      reloadPage();
    } else if (hasUnsavedChanges()) {
      session.setState({ status: 'expired' });
    } else {
      location.assign(paths.afterSessionEnd(location.pathname));
    }
  };
  const lookIfShown = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const keepAlive = setInterval(() => void look('/api/session/keep'), keepAliveMs);
  const monitor = setInterval(lookIfShown, monitorMs);
  document.addEventListener('visibilitychange', lookIfShown);
  announceSession('signed-in');
  const lookNow = () => void look();
  const stopListening = listenToSession({ 'signed-in': lookNow, 'signed-out': lookNow });
  return () => {
    clearInterval(keepAlive);
    clearInterval(monitor);
    document.removeEventListener('visibilitychange', lookIfShown);
    stopListening();
  };
}
