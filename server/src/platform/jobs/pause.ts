import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after a while, or at once when the signal says so. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
