import type { Deps } from '../../../../platform/Deps.ts';

type LeaseDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A process loses its lease on a job if it has not renewed it for this long. */
export const leaseMs = 45_000;
const beatMs = 10_000;

/** Whether a live process holds the lease on a job. @param aliveAt of the job's row */
export function isLeaseHeld(aliveAt: Date | null, now: Date): boolean {
  return aliveAt !== null && now.getTime() - aliveAt.getTime() < leaseMs;
}

/** Runs the work on a job and renews the lease meanwhile. */
export async function withLease<T>(
  { db, clock, log }: LeaseDeps,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const beat = () => {
    writeLease({ db }, id, clock()).catch((error: unknown) => {
      log.warn({ err: error, emi_job: id }, 'the lease on an analysis was not renewed');
    });
  };
  const beating = setInterval(beat, beatMs);
  try {
    return await work();
  } catch (error) {
    // If ending the lease fails, the queue retries after it expires.
    await endLease({ db }, id).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(beating);
  }
}

/** Ends the lease on a job. */
export async function endLease(deps: Pick<LeaseDeps, 'db'>, id: string): Promise<void> {
  await writeLease(deps, id, null);
}

async function writeLease(
  { db }: Pick<LeaseDeps, 'db'>,
  id: string,
  aliveAt: Date | null,
): Promise<void> {
  await db
    .updateTable('manager.emi_job')
    .set({ alive_at: aliveAt })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}
