import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { JobSummary } from '@portal/emi-engine/findings/JobSummary.ts';
import type { JobOutcome } from '@portal/emi-engine/job/JobOutcome.ts';
import { FilesAwayError } from '../../../platform/errors.ts';
import { runEmiJob } from '@portal/emi-engine/job/runEmiJob.ts';
import { EmiError } from '@portal/emi-engine/problems/EmiError.ts';
import { emiJobFacts } from './EmiJobFacts.ts';
import { giveUseBack } from '../licenses/emi-licenses.queries.ts';
import { lockEmiJob, type EmiJobRecord } from './emi-jobs.queries.ts';
import type { EmiJobError } from './EmiJobError.ts';
import { endLease, isLeaseHeld, withLease } from './lease/emiJobLease.ts';
import { requeueEmiJob } from './lease/requeueEmiJobs.ts';
import { emiMailJob } from './emiQueueJobs.ts';
import { runAnalysis, type HowToAnalyze, type RunEngine } from './runAnalysis.ts';
import { withProgress } from './lease/emiJobProgress.ts';

/** Most attempts at an analysis: a killed one is retried once. */
const mostAttempts = 2;

/** Delay before retrying an analysis that could not read its board or store its result. */
const filesAwayMs = 30_000;

type JobDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'blobs' | 'log'>;

/**
 * Runs a job of the EMI check: analyzes the board, retries once if the process was killed, and
 * records the result. A failed job returns its use. Idempotent: a server crash counts as an
 * attempt, and a finished job or one that another process runs stays as it is.
 *
 * @param run the engine
 * @param stopping aborts the analysis; the job is then queued again
 */
export async function processEmiJob(
  deps: JobDeps,
  id: string,
  run: RunEngine = runEmiJob,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (;;) {
    const job = await begin(deps, id);
    if (job === undefined) return;
    if (job === 'given-up') {
      await end(deps, id, { code: 'killed' });
      return;
    }
    const outcome = await withLease(deps, id, () =>
      withProgress(deps, id, (onProgress) => analyze(deps, job, { run, stopping, onProgress })),
    );
    if (outcome.kind === 'no-files') {
      deps.log.warn({ emi_job: id }, 'an analysis waits for the blob store');
      await requeueEmiJob(deps, id, filesAwayMs);
      return;
    }
    if (outcome.kind !== 'killed') {
      await end(deps, id, outcome.kind === 'done' ? outcome : { ...outcome.problem });
      return;
    }
    if (stopping.aborted) {
      await requeueEmiJob(deps, id);
      return;
    }
    const { reason, detail } = outcome;
    await endLease(deps, id);
    deps.log.warn({ emi_job: id, attempt: job.attempts, reason, detail }, 'an analysis was killed');
  }
}

async function analyze(
  deps: JobDeps,
  job: EmiJobRecord,
  how: HowToAnalyze,
): Promise<JobOutcome | { readonly kind: 'no-files' }> {
  try {
    return await runAnalysis(deps, job, how);
  } catch (error) {
    // Neither the board nor the engine failed.
    if (error instanceof FilesAwayError) return { kind: 'no-files' };
    if (error instanceof EmiError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}

/** Counts an attempt. @returns undefined for a job that is finished or already running */
async function begin(
  { db, clock }: JobDeps,
  id: string,
): Promise<EmiJobRecord | 'given-up' | undefined> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const job = await lockEmiJob(trx, id);
    if (!job || job.status === 'success' || job.status === 'failed') return undefined;
    if (job.status === 'processing' && isLeaseHeld(job.alive_at, now)) return undefined;
    if (job.attempts >= mostAttempts) return 'given-up';
    const attempts = job.attempts + 1;
    await trx
      .updateTable('manager.emi_job')
      .set({ status: 'processing', attempts, alive_at: now, progress: null })
      .where('id', '=', id)
      .execute();
    return { ...job, attempts };
  });
}

/** Records the end of a job. @param ended its summary, or the reason of its failure */
async function end(
  { db, clock, queue }: JobDeps,
  id: string,
  ended: { readonly summary: JobSummary } | EmiJobError,
): Promise<void> {
  const error = 'summary' in ended ? null : ended;
  const facts = 'summary' in ended ? JSON.stringify(emiJobFacts(ended.summary)) : null;
  await db.transaction().execute(async (trx) => {
    const job = await lockEmiJob(trx, id);
    if (job?.status !== 'processing') return;
    const at = clock();
    await trx
      .updateTable('manager.emi_job')
      .set({
        status: error === null ? 'success' : 'failed',
        error: error === null ? null : JSON.stringify(error),
        finished_at: at,
        ...{ facts, alive_at: null, progress: null },
      })
      .where('id', '=', id)
      .execute();
    // A re-run reserves no use.
    if (error !== null && job.rerun_of === null)
      await giveUseBack(trx, job.team_id, job.license_id);
    await recordAudit(trx, {
      at,
      actor: 'system',
      teamId: job.team_id,
      action: error === null ? 'emi.analyze' : 'emi.fail',
      object: id,
      details: { attempts: job.attempts, ...(error === null ? {} : { code: error.code }) },
    });
    await queue.enqueue(trx, emiMailJob, { job: id });
  });
}
