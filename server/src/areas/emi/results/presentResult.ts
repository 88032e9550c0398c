import type { EmiResult } from '@portal/shared/contracts';
import { emiReportEndsAt, isEmiReportOffered, type Locale } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { runsOfProject } from '../jobs/emi-jobs.queries.ts';
import { emiResultKey } from '../jobs/emiBlobKeys.ts';
import { compareBoards } from './compareBoards.ts';
import { emiJobFacts } from '../jobs/EmiJobFacts.ts';
import { presentRun, presentSummary } from './emi-results.presenter.ts';
import { readFacts, readSummary } from './readResult.ts';
import type { ResultJob } from './ResultJob.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

/** Most other runs of a project in a result. */
const mostRuns = 100;

/** The content of the result screen of a successful job, without its findings. */
export async function presentResult(
  { db, blobs, clock }: Pick<Deps, 'db' | 'blobs' | 'clock'>,
  job: ResultJob,
  locale: Locale,
): Promise<NonNullable<EmiResult['result']>> {
  const summary = await readSummary(blobs, job.id);
  const runs = await runsOfProject(db, job.project.teamId, job.project.label);
  const others = runs.filter(({ id }) => id !== job.id);
  const presented = others
    .slice(0, mostRuns)
    .map(async (run) => presentRun(run, await readFacts(blobs, run), summary.sha256, locale));
  const repeated = runs.find(({ id }) => id === job.rerun_of);
  const previous = repeated ?? runs[runs.findIndex(({ id }) => id === job.id) + 1];
  const drawing = await blobs.stat(emiResultKey(job.id, jobFiles.drawing));
  const isKept = drawing !== undefined && isEmiReportOffered(job.created_at, clock());
  return {
    ...presentSummary(summary, locale),
    drawing: isKept ? { bytes: summary.drawingBytes } : null,
    files_end_at: emiReportEndsAt(job.created_at).toISOString(),
    runs: await Promise.all(presented),
    previous_id: previous?.id ?? null,
    differences: await differences(),
  };

  async function differences() {
    const first = await findFirstRun(db, job);
    if (!first || first.id === job.id) return null;
    const found = compareBoards(emiJobFacts(summary), await readFacts(blobs, first));
    return found && { first_id: first.id, ...found };
  }
}

/** The first successful analysis with the license of a job. */
async function findFirstRun(db: Kysely<Database>, { project, license_id }: ResultJob) {
  return forTeam(db, project.teamId)
    .selectFrom('manager.emi_job')
    .select(['id', 'facts'])
    .where('license_id', '=', license_id)
    .where('status', '=', 'success')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
}
