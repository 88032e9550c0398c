import { editionOf, roleOf } from '@portal/shared';
import { needsNoAccount } from '../paths.ts';
import { every } from './every.ts';
import { loadAccount } from './loadAccount.ts';
import { logFailure } from './logFailure.ts';
import { keepAliveMs, type SessionUpkeep } from './SessionUpkeep.ts';

/** Milliseconds within which a tab that is shown again does not ask again. */
const freshMs = 5_000;

/**
 * Takes over what has changed at accounts, such as the edition after an upgrade, the role, or a
 * name: when somebody comes back to the tab, and as often as the session is extended. The page that
 * changed it is of another origin and cannot tell. Returns a function that stops it.
 */
export function followAccount({ store, queries }: SessionUpkeep): () => void {
  let lastLook = Date.now();

  const look = async () => {
    const { user: before, status, config } = store.getState();
    if (before === null || status !== 'active' || needsNoAccount(location.pathname)) return;
    lastLook = Date.now();
    try {
      const user = await loadAccount(config.services.accounts);
      // Another person's sign-in is noticed elsewhere, and reloads the page.
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

/** What decides which data a person sees. */
function rightsOf(store: SessionUpkeep['store']): string {
  const session = store.getState();
  return `${editionOf(session) ?? ''} ${roleOf(session) ?? ''}`;
}
