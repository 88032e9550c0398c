import { type ArchiveSource } from '../../archive/ArchiveSource.ts';
import { type ArchiveLimits } from '../../archive/limits.ts';
import { EmiError } from '../../problems/EmiError.ts';
import { decodeNames } from './decodeNames.ts';
import { findJobs } from './findJobs.ts';
import { type Job } from './Job.ts';
import { type JobChoice } from './JobChoice.ts';
import { type CollectedJob } from './JobCollector.ts';

/**
 * Reads all files of the job in an archive. If files without a unit came before `misc/info`, reads
 * the archive a second time, since every number depends on the unit.
 *
 * @throws EmiError `no-matrix`; `jobs` or `job-unknown` if the choice does not name one of several;
 * what `readArchive` throws; the first failure of a file of the job
 */
export async function readJob(
  source: ArchiveSource,
  limits?: ArchiveLimits,
  choice: JobChoice = {},
): Promise<Job> {
  const { units } = choice;
  const job = chooseJob(
    await findJobs(source, limits, { ...(units && { stated: units }) }),
    choice,
  );
  const unit = job.info?.unit;
  const isWrong = !units && job.isUnitGuessed && unit !== undefined && unit !== 'inch';
  return finish(isWrong ? chooseJob(await findJobs(source, limits, { unit }), choice) : job);
}

function chooseJob(jobs: readonly CollectedJob[], { job: name }: JobChoice): CollectedJob {
  const [first, second] = jobs;
  if (!first) throw new EmiError({ code: 'no-matrix' });
  const values = { jobs: jobs.map(({ written }) => written || '/').join(', ') };
  if (name === undefined) {
    if (second) throw new EmiError({ code: 'jobs', values });
    return first;
  }
  const wanted = name.normalize('NFC').toLowerCase();
  const exact = jobs.find(({ root }) => (root || '/') === wanted);
  const within = jobs.filter(({ root }) => `/${root}/`.includes(`/${wanted}/`));
  const chosen = exact ?? (within.length === 1 ? within[0] : undefined);
  if (!chosen) throw new EmiError({ code: 'job-unknown', values: { ...values, job: name } });
  return chosen;
}

function finish({ failure, matrix, warnings, ...job }: CollectedJob): Job {
  if (failure) throw failure;
  if (!matrix) throw new EmiError({ code: 'no-matrix' });
  const { root, written, info, attributes, symbols } = job;
  const steps = decodeNames(job.steps, new Set(matrix.layers.map(({ name }) => name)), warnings);
  return { root, written, matrix, info, attributes, symbols, steps, warnings: warnings.list() };
}
