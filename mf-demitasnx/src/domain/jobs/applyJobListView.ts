import { hasWords, searchWords, sortRows, type SortValue } from '@portal/shared/domain';
import { jobStatuses, type EmiJob } from './EmiJob.ts';
import type { JobListView, JobSortKey } from './JobListView.ts';

const sortValue: Readonly<Record<JobSortKey, (job: EmiJob) => SortValue>> = {
  status: ({ status }) => jobStatuses.indexOf(status),
  file: ({ fileName }) => fileName,
  started_at: ({ startedAt }) => startedAt,
  finished_at: ({ finishedAt }) => finishedAt,
  user: ({ userName }) => userName,
  license: ({ license }) => license,
};

/**
 * Applies search, filter and sort to jobs. The search matches rows that contain every word in id,
 * file name, user or license.
 */
export function applyJobListView(
  jobs: readonly EmiJob[],
  { search, status, sort: { key, descending } }: JobListView,
): readonly EmiJob[] {
  const words = searchWords(search);
  const shown = jobs.filter(
    (job) =>
      (status === null || job.status === status) &&
      hasWords(words, [job.id, job.fileName, job.userName, job.license]),
  );
  return sortRows(shown, { valueOf: sortValue[key], descending });
}
