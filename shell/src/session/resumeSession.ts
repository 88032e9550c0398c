import { loadAccount } from './loadAccount.ts';
import { logFailure } from './logFailure.ts';
import { renewTokens } from './renewTokens.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/**
 * Continues the page after a new sign-in in another window: it takes new tokens and keeps all
 * input. After a sign-in by another person it reloads.
 */
export async function resumeSession({ store, queries, leave }: SessionUpkeep): Promise<void> {
  const { user: before, config, status } = store.getState();
  if (before === null || status === 'visitor') return;
  try {
    const renewal = await renewTokens(store);
    if (renewal === 'over') return;
    if (renewal === 'other_person') {
      leave('/');
      return;
    }
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
