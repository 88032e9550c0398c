import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Interval for measuring CPU use in milliseconds. */
const windowMs = 300;
/** CPU share of other programs that counts as idle. */
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
 * Waits until the machine is idle, up to a limit: on a machine that is never idle, measurements are
 * taken anyway.
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
