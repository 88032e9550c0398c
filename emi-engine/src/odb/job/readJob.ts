import { type ArchiveSource } from '../../archive/ArchiveSource.ts';
import { type ArchiveLimits } from '../../archive/limits.ts';
import { readArchive } from '../../archive/readArchive.ts';
import { EmiError } from '../../problems/EmiError.ts';
import { type LengthUnit } from '../text/LengthUnit.ts';
import { type Job } from './Job.ts';
import { decodeNames } from './decodeNames.ts';
import { folderDepth, JobCollector, type CollectedJob } from './JobCollector.ts';

/**
 * Reads all files of the job in an archive. The job is the folder with the shortest path that has a
 * `matrix/matrix`. If files without a unit came before `misc/info`, reads the archive a second
 * time, since every number depends on the unit.
 *
 * @throws EmiError `no-matrix`; what `readArchive` throws; the first failure of a file of the job
 */
export async function readJob(source: ArchiveSource, limits?: ArchiveLimits): Promise<Job> {
  const job = await collect(source, limits);
  const unit = job.info?.unit;
  const isWrong = job.isUnitGuessed && unit !== undefined && unit !== 'inch';
  return finish(isWrong ? await collect(source, limits, unit) : job);
}

async function collect(
  source: ArchiveSource,
  limits: ArchiveLimits | undefined,
  unit?: LengthUnit,
): Promise<CollectedJob> {
  const collector = new JobCollector(unit);
  await readArchive(source, collector, limits);
  const [job] = [...collector.jobs.values()]
    .filter(({ matrix }) => matrix)
    .sort(
      (one, other) =>
        folderDepth(one.root) - folderDepth(other.root) ||
        one.root.length - other.root.length ||
        (one.root < other.root ? -1 : 1),
    );
  if (!job) throw new EmiError({ code: 'no-matrix' });
  return job;
}

function finish({ failure, matrix, warnings, ...job }: CollectedJob): Job {
  if (failure) throw failure;
  if (!matrix) throw new EmiError({ code: 'no-matrix' });
  const { root, written, info, attributes, symbols } = job;
  const steps = decodeNames(job.steps, new Set(matrix.layers.map(({ name }) => name)), warnings);
  return { root, written, matrix, info, attributes, symbols, steps, warnings: warnings.list() };
}
