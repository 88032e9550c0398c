import { lockFor } from '../../../platform/db/lockFor.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Canary } from '../../registry/isInCanary.ts';
import { listCanaries, listRemotes } from '../../registry/registry.queries.ts';
import { findCanary } from '../canary/canary.queries.ts';
import { promoteCanary, stopCanary } from '../canary/endCanary.ts';
import { guardMinutes, isLate } from '../canary/gradualRelease.ts';
import { registryWork } from '../registryWork.ts';
import { endingOf } from './endingOf.ts';
import { readerFigures } from './readers.queries.ts';

const minuteMs = 60_000;

/** Ends gradual releases, every ten minutes. */
export const endCanariesWorker: Workers = (deps) => {
  deps.queue.schedule(defineJob('releases.end-canaries'), '*/10 * * * *', () => endCanaries(deps));
};

/** Gives gradual releases to everybody after their trial, or stops those that fail. */
export async function endCanaries(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const at = deps.clock();
  for (const canary of await listCanaries(deps.db)) {
    if (isDue(canary, at)) await endOne(deps, canary.name, at);
  }
}

function isDue(canary: Canary, at: Date): canary is Canary & { promotes_at: Date } {
  return canary.promotes_at !== null && canary.promotes_at <= at;
}

async function endOne({ db, log }: Pick<Deps, 'db' | 'log'>, name: string, at: Date) {
  await db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    const canary = await findCanary(trx, name);
    if (!canary || !isDue(canary, at)) return;
    const { hash, promotes_at, started_at } = canary;
    const remote = (await listRemotes(trx)).find((one) => one.name === name);
    const now = await readerFigures(trx, canary, started_at);
    const before = remote
      ? await readerFigures(trx, { name, hash: remote.current_hash })
      : { people: 0, failed_people: 0 };
    const ending = endingOf(now, before, isLate(promotes_at, at));
    if (ending === undefined) return;
    const note = `${now.people} people used it, ${now.failed_people} of them with a failure`;
    const end = { name, at, actor: 'system', note };
    if (ending === 'stop') await stopCanary(trx, end);
    else {
      const guardedUntil = new Date(at.getTime() + guardMinutes * minuteMs);
      await promoteCanary(trx, { ...end, guardedUntil });
    }
    if (ending === 'stop') log.error({ remote: name, hash, note }, 'a canary was stopped');
    else log.info({ remote: name, hash, note }, 'a canary goes to everybody');
  });
}
