import { loadAccount } from './loadAccount.ts';
import { logFailure } from './logFailure.ts';
import { renewTokens } from './renewTokens.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/**
 * Somebody has signed in again in another window: the page takes new tokens and goes on with
 * everything that is typed. If it is somebody else, the page starts anew.
 */
export async function resumeSession({ store, queries, leave }: SessionUpkeep): Promise<void> {
  const { user: before, config, status } = store.getState();
  if (before === null || status === 'visitor') return;
  try {
    if (!(await renewTokens())) return;
    const user = await loadAccount(config.services.accounts);
    if (user.id !== before.id) {
      leave('/');
      return;
    }
    store.setState({ status: 'active', user, team: user.teams[0] ?? null });
    await queries.invalidateQueries();
  } catch (error) {
    logFailure('The session could not be resumed', error);
  }
}
