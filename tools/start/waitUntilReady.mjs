import { setTimeout as wait } from 'node:timers/promises';

/**
 * Polls `/ready` until it answers 200 or `hasEnded` returns true. The limit is for a portal that
 * hangs: on a busy machine the first start, which loads the demo, takes minutes.
 * @returns whether it became ready.
 */
export async function waitUntilReady(url, hasEnded, limitMs = 600_000) {
  const giveUp = Date.now() + limitMs;
  while (!hasEnded() && Date.now() < giveUp) {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}
