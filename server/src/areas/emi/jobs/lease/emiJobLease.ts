import type { Deps } from '../../../../platform/Deps.ts';

type LeaseDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A process that has not said so for this long carries its job out no more. */
export const leaseMs = 45_000;
const beatMs = 10_000;

/** Whether a process still carries a job out. @param aliveAt of the job's row */
export function isCarriedOut(aliveAt: Date | null, now: Date): boolean {
  return aliveAt !== null && now.getTime() - aliveAt.getTime() < leaseMs;
}

/** Does the work on a job and says all the while that its process lives. */
export async function whileAlive<T>(
  { db, clock, log }: LeaseDeps,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const beat = () => {
    say({ db }, id, clock()).catch((error: unknown) => {
      log.warn({ err: error, emi_job: id }, 'an analysis cannot say that it is under way');
    });
  };
  const beating = setInterval(beat, beatMs);
  try {
    return await work();
  } catch (error) {
    // The queue tries again; nobody has to wait until the lease is over.
    await endLease({ db }, id).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(beating);
  }
}

/** Says that nobody carries a job out any more. */
export async function endLease(deps: Pick<LeaseDeps, 'db'>, id: string): Promise<void> {
  await say(deps, id, null);
}

async function say({ db }: Pick<LeaseDeps, 'db'>, id: string, aliveAt: Date | null): Promise<void> {
  await db
    .updateTable('manager.emi_job')
    .set({ alive_at: aliveAt })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}
