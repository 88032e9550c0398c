import { NotFoundError } from '../../../platform/errors.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { listedEmiJobOf, type ListedEmiJob } from '../jobs/emi-jobs.queries.ts';
import type { EmiProject } from '../jobs/suppressions.queries.ts';

/** A successful job of the team. */
export interface ResultJob extends ListedEmiJob {
  readonly project: EmiProject;
}

/** @throws NotFoundError for a job that the team does not have, or an unsuccessful one */
export async function requireResultJob(
  { db }: Pick<Deps, 'db'>,
  teamId: string,
  id: string,
): Promise<ResultJob> {
  const job = await listedEmiJobOf(db, teamId, id);
  if (job?.status !== 'success') throw new NotFoundError();
  return { ...job, project: { teamId, label: job.label } };
}
