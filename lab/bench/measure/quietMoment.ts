import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds over which the processors are watched. */
const windowMs = 300;
/** The share of the processors' time that other programs may use in a quiet moment. */
const quietShare = 0.15;

function busyTime() {
  const times = os.cpus().map(({ times: { idle, ...busy } }) => ({
    idle,
    busy: Object.values(busy).reduce((sum, each) => sum + each, 0),
  }));
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    busy: times.reduce((sum, { busy }) => sum + busy, 0),
  };
}

/**
 * Waits for a moment in which nothing else keeps the processors busy, but no longer than a while:
 * on a machine that is never quiet the figures are taken all the same.
 */
export async function quietMoment(limitMs: number): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  while (Date.now() < giveUpAt) {
    const before = busyTime();
    await wait(windowMs);
    const after = busyTime();
    const busy = after.busy - before.busy;
    if (busy / (busy + after.idle - before.idle) < quietShare) return;
  }
}
