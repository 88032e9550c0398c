import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after a while, or when the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
