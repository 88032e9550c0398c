import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import type { JobOutcome } from '../../emi/job/JobOutcome.ts';
import { runEmiJob } from '../../emi/job/runEmiJob.ts';
import { EmiError } from '../../emi/problems/EmiError.ts';
import { giveUseBack } from '../emi-licenses/emi-licenses.queries.ts';
import { lockEmiJob, type EmiJobRecord } from './emi-jobs.queries.ts';
import type { EmiJobError } from './EmiJobError.ts';
import { emiMailJob } from './emiMailJob.ts';
import { runAnalysis, type RunEngine } from './runAnalysis.ts';

/** How often an analysis is begun: one that was killed is tried again once. */
const mostAttempts = 2;

type JobDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'blobs' | 'log'>;

/**
 * Carries out a job of the EMI check: analyzes the board, tries once more when the process was
 * killed, and records how it ended. A job that failed gives its use back. May be repeated: a server
 * that ended in the middle counts as an attempt, and a job that has ended stays as it is.
 *
 * @param run the engine
 */
export async function carryOutEmiJob(
  deps: JobDeps,
  id: string,
  run: RunEngine = runEmiJob,
): Promise<void> {
  for (;;) {
    const job = await begin(deps, id);
    if (job === undefined) return;
    if (job === 'given-up') {
      await end(deps, id, { code: 'killed' });
      return;
    }
    const outcome = await analyze(deps, job, run);
    if (outcome.kind !== 'killed') {
      await end(deps, id, outcome.kind === 'done' ? null : { ...outcome.problem });
      return;
    }
    const { reason, detail } = outcome;
    deps.log.warn({ emi_job: id, attempt: job.attempts, reason, detail }, 'an analysis was killed');
  }
}

async function analyze(deps: JobDeps, job: EmiJobRecord, run: RunEngine): Promise<JobOutcome> {
  try {
    return await runAnalysis(deps, job, run);
  } catch (error) {
    if (error instanceof EmiError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}

/** Counts an attempt. @returns undefined for a job that has ended */
async function begin({ db }: JobDeps, id: string): Promise<EmiJobRecord | 'given-up' | undefined> {
  return db.transaction().execute(async (trx) => {
    const job = await lockEmiJob(trx, id);
    if (!job || job.status === 'success' || job.status === 'failed') return undefined;
    if (job.attempts >= mostAttempts) return 'given-up';
    const attempts = job.attempts + 1;
    await trx
      .updateTable('manager.emi_job')
      .set({ status: 'processing', attempts })
      .where('id', '=', id)
      .execute();
    return { ...job, attempts };
  });
}

/** Records the end of a job. @param error why it failed; null when it succeeded */
async function end(
  { db, clock, queue }: JobDeps,
  id: string,
  error: EmiJobError | null,
): Promise<void> {
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
      })
      .where('id', '=', id)
      .execute();
    // A re-run has no use of its own.
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
