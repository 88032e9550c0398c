import {
  announceSession,
  hasUnsavedChanges,
  listenToSession,
  type SessionStore,
} from '@portal/shared';
import { paths } from '../paths.ts';
import { fetchSession } from './fetchSession.ts';

const keepAliveMs = 270_000;
const monitorMs = 60_000;

/**
 * Keeps the session alive while a page is open and looks every minute whether it still is. When it
 * is over, the page asks for a new sign-in in place if something is typed, and leaves otherwise. It
 * tells the other tabs that a session lives: a sign-in is through only when the page after it opens.
 *
 * @returns how to stop.
 */
export function keepSession(session: SessionStore, userId: string): () => void {
  const look = async (path?: '/api/session/keep') => {
    const now = await fetchSession(path);
    if (now === undefined) return;
    if (now.user_id === userId) {
      if (session.getState().status === 'expired') session.setState({ status: 'active' });
    } else if (now.user_id !== null) {
      // Somebody else signed in: nothing of this page may be sent in their name.
      location.reload();
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
