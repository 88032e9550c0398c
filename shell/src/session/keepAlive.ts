import { every } from './every.ts';
import { logFailure } from './logFailure.ts';
import { renewTokens } from './renewTokens.ts';
import { keepAliveMs, type SessionUpkeep } from './SessionUpkeep.ts';

/** Extends the session every 270 s, also in a hidden tab. Returns a function that stops it. */
export function keepAlive({ store }: SessionUpkeep): () => void {
  return every(keepAliveMs, async () => {
    if (store.getState().status !== 'active') return;
    try {
      if ((await renewTokens(store)) !== 'renewed') store.setState({ status: 'expired' });
    } catch (error) {
      // The next attempt is early enough: the session lives for 30 minutes.
      logFailure('The keep-alive failed', error);
    }
  });
}
