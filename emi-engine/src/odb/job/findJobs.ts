import { type ArchiveFile, type ArchiveVisitor } from '../../archive/ArchiveVisitor.ts';
import { bufferSource, type ArchiveSource } from '../../archive/ArchiveSource.ts';
import { archiveLimits, type ArchiveLimits } from '../../archive/limits.ts';
import { readArchive } from '../../archive/readArchive.ts';
import { JobCollector, isWithin, type CollectedJob, type UnitsOfJob } from './JobCollector.ts';

const nestedName = /\.(?:tgz|tar\.gz|tar|zip)$/;
/** Most archives inside an archive that are opened. */
const mostNested = 8;

/**
 * Reads all jobs of an archive, sorted by depth and name: folders with `matrix/matrix` that are not
 * inside another job. Without any, those of archives in the archive, one level deep.
 *
 * @throws what `readArchive` throws
 */
export async function findJobs(
  source: ArchiveSource,
  limits: ArchiveLimits = archiveLimits,
  units: UnitsOfJob = {},
): Promise<CollectedJob[]> {
  const outer = new NestedCollector(units, limits);
  await readArchive(source, outer, limits);
  const jobs = jobsOf(outer.collector);
  if (jobs.length > 0) return jobs;
  const nested: CollectedJob[] = [];
  const share = Math.floor(limits.totalBytes / Math.max(1, outer.archives.length));
  for (const { written, content } of outer.archives) {
    const collector = new JobCollector(units);
    await readArchive(bufferSource(content), collector, { ...limits, totalBytes: share });
    for (const job of jobsOf(collector)) {
      const place = [written, job.written].filter((part) => part !== '').join('/');
      nested.push({ ...job, root: place.toLowerCase(), written: place });
    }
  }
  return nested;
}

function jobsOf({ jobs }: JobCollector): CollectedJob[] {
  const found = [...jobs.values()].filter(({ matrix }) => matrix);
  return found
    .filter(({ root }) => !found.some((other) => isWithin(root, other.root)))
    .sort((one, other) => depth(one) - depth(other) || (one.root < other.root ? -1 : 1));
}

function depth({ root }: CollectedJob): number {
  return root.split('/').length;
}

/** Collects jobs, and archives in the archive as long as there is no job. */
class NestedCollector implements ArchiveVisitor {
  readonly collector: JobCollector;
  readonly archives: { readonly written: string; readonly content: Buffer }[] = [];
  readonly #limits: ArchiveLimits;
  #bytes = 0;

  constructor(units: UnitsOfJob, limits: ArchiveLimits) {
    this.collector = new JobCollector(units);
    this.#limits = limits;
  }

  wants(file: ArchiveFile): boolean {
    return this.collector.wants(file) || this.#isNested(file);
  }

  take(file: ArchiveFile, content: Buffer): void {
    if (!this.#isNested(file)) {
      this.collector.take(file, content);
      return;
    }
    this.#bytes += content.length;
    if (this.#bytes <= this.#limits.archiveBytes)
      this.archives.push({ written: file.written, content });
  }

  #isNested({ path }: ArchiveFile): boolean {
    const hasJob = [...this.collector.jobs.values()].some(({ matrix }) => matrix);
    return !hasJob && this.archives.length < mostNested && nestedName.test(path);
  }
}
