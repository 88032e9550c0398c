import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '../Task.ts';

/**
 * Calls `beat` at each interval (`--every`) until the program is stopped or the time (`--for`) is
 * up.
 */
export async function repeatUntilStopped(
  { context, options }: Task,
  beat: () => Promise<void>,
): Promise<void> {
  let left = options.seconds ?? Infinity;
  for (;;) {
    const pause = Math.min(options.everySeconds, left);
    const isStopped = await pauseUntil(context.interrupted, pause * 1000);
    left -= pause;
    if (isStopped || left <= 0) return;
    await beat();
  }
}

/** @returns whether the program was stopped. */
async function pauseUntil(interrupted: AbortSignal, ms: number): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal: interrupted });
    return false;
  } catch (error) {
    if (!interrupted.aborted) throw error;
    return true;
  }
}
