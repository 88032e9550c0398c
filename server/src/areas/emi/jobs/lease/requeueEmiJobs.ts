import type { Deps } from '../../../../platform/Deps.ts';
import { analyzeJob } from '../emiQueueJobs.ts';
import { lockEmiJob } from '../emi-jobs.queries.ts';
import { isLeaseHeld, leaseMs } from './emiJobLease.ts';

type QueueDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'log'>;

/**
 * Queues jobs of dead processes again. The attempt counts, since the job may have killed the
 * process.
 */
export async function requeueLostEmiJobs({ db, clock, queue, log }: QueueDeps): Promise<void> {
  const now = clock();
  const lost = await db
    .selectFrom('manager.emi_job')
    .select('id')
    .where('status', '=', 'processing')
    .where('alive_at', '<=', new Date(now.getTime() - leaseMs))
    .orderBy('id')
    .execute();
  for (const { id } of lost) {
    await db.transaction().execute(async (trx) => {
      const job = await lockEmiJob(trx, id);
      if (job?.status !== 'processing' || isLeaseHeld(job.alive_at, now)) return;
      log.warn({ emi_job: id }, 'an analysis lost its process and starts again');
      await trx
        .updateTable('manager.emi_job')
        .set({ status: 'waiting', alive_at: null })
        .where('id', '=', id)
        .execute();
      await queue.enqueue(trx, analyzeJob, { job: id });
    });
  }
}

/**
 * Requeues a job that its process cannot finish, because it stops or has no files. Does not count
 * as an attempt.
 *
 * @param delayMs delay before the job starts again
 */
export async function requeueEmiJob(
  { db, queue }: Pick<QueueDeps, 'db' | 'queue'>,
  id: string,
  delayMs = 0,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const job = await lockEmiJob(trx, id);
    if (job?.status !== 'processing') return;
    await trx
      .updateTable('manager.emi_job')
      .set({ status: 'waiting', alive_at: null, attempts: job.attempts - 1 })
      .where('id', '=', id)
      .execute();
    await queue.enqueue(trx, analyzeJob, { job: id }, { delayMs });
  });
}
