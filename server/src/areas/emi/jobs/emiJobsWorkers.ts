import { emiReportDays } from '@portal/shared/domain';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { runEmiJob } from '@portal/emi-engine/job/runEmiJob.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { analyzeJob, emiMailJob } from './emiQueueJobs.ts';
import { processEmiJob } from './processEmiJob.ts';
import { archivesBefore, emiMailFacts, forgetArchive } from './emi-jobs.queries.ts';
import { emiResultKey } from './emiBlobKeys.ts';
import { noticeChoicesOf } from '../../../platform/mail/noticeChoices.queries.ts';
import { emiMail } from './emiMail.ts';
import { removeLeftFolders } from './lease/emiJobFolder.ts';
import { requeueLostEmiJobs } from './lease/requeueEmiJobs.ts';

/** Every minute, and at the start of a process. */
const takeBackJob = defineJob<object>('emi.take-back', 2);
const cleanUpJob = defineJob<object>('emi.clean-up', 2);
const dayMs = 24 * 60 * 60_000;
/**
 * One day longer than reports are offered, so that a re-run on the last day still has its archive.
 */
const keptMs = (emiReportDays + 1) * dayMs;

/** Files that are deleted; summary and findings stay. */
const endingFiles = [
  jobFiles.drawing,
  ...(['en', 'ja'] as const).flatMap((locale) => [
    jobFiles.pdf(locale),
    jobFiles.html(locale),
    jobFiles.csv(locale),
    jobFiles.json(locale),
  ]),
];

/**
 * Registers the workers that analyze boards, write the mails about them, and delete expired files.
 */
export const emiJobsWorkers: Workers = (deps) => {
  const { db, mailer, config, queue } = deps;
  queue.work(analyzeJob, ({ job }, _id, stopping) => processEmiJob(deps, job, runEmiJob, stopping));
  queue.work(emiMailJob, async ({ job }) => {
    const facts = await emiMailFacts(db, job);
    if (!facts || facts.email === '') return;
    // Others get it in the daily mail, or see it only in the portal.
    if ((await noticeChoicesOf(db, facts.user_id)).emi !== 'at_once') return;
    await db.transaction().execute((trx) => mailer.send(trx, emiMail(facts, config)));
  });
  queue.schedule(takeBackJob, '* * * * *', async () => {
    await requeueLostEmiJobs(deps);
    await removeLeftFolders(deps);
  });
  queue.schedule(cleanUpJob, '23 18 * * *', () => removeOldFiles(deps));
};

/** Deletes boards, drawings and reports that are no longer offered. Summaries and findings stay. */
export async function removeOldFiles({
  db,
  blobs,
  clock,
}: Pick<Deps, 'db' | 'blobs' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptMs);
  for (const { id, src_key, rerun_of } of await archivesBefore(db, before)) {
    // A re-run shares the archive of the original job.
    if (rerun_of === null) await blobs.remove(src_key);
    for (const name of endingFiles) await blobs.remove(emiResultKey(id, name));
    await forgetArchive(db, id);
  }
}
