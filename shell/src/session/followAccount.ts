import { editionOf, roleOf } from '@portal/shared';
import { needsNoAccount } from '../paths.ts';
import { every } from './every.ts';
import { loadAccount } from './loadAccount.ts';
import { logFailure } from './logFailure.ts';
import { keepAliveMs, type SessionUpkeep } from './SessionUpkeep.ts';

/** Milliseconds during which a tab that is shown again does not repeat the call. */
const freshMs = 5_000;

/**
 * Applies changes made at accounts, such as the edition after an upgrade, the role or a name. It reads
 * the profile when the tab is shown again and at the interval of the keep-alive, since pages of
 * another origin cannot notify this one. Returns a function that stops it.
 */
export function followAccount({ store, queries }: SessionUpkeep): () => void {
  let lastLook = Date.now();

  const look = async () => {
    const { user: before, status, config } = store.getState();
    if (before === null || status !== 'active' || needsNoAccount(location.pathname)) return;
    lastLook = Date.now();
    try {
      const user = await loadAccount(config.services.accounts);
      // The keep-alive notices a sign-in by another person.
      if (user.id !== before.id || JSON.stringify(user) === JSON.stringify(before)) return;
      const rights = rightsOf(store);
      store.setState({ user, team: user.teams[0] ?? null });
      if (rightsOf(store) !== rights) await queries.invalidateQueries();
    } catch (error) {
      logFailure('The account could not be read again', error);
    }
  };
  const lookIfShown = () => {
    const isOld = Date.now() - lastLook >= freshMs;
    if (isOld && document.visibilityState === 'visible') void look();
  };

  const stopBeat = every(keepAliveMs, look);
  document.addEventListener('visibilitychange', lookIfShown);
  return () => {
    stopBeat();
    document.removeEventListener('visibilitychange', lookIfShown);
  };
}

/** Edition and role, which decide the data that a person sees. */
function rightsOf(store: SessionUpkeep['store']): string {
  const session = store.getState();
  return `${editionOf(session) ?? ''} ${roleOf(session) ?? ''}`;
}
