import { queryOptions, streamedAnswer } from '@portal/shared';
import type { EmiJobRow } from '@portal/shared/contracts';
import { presentEmiJob } from './emiJob.presenter.ts';
import { jobSource } from './jobSource.ts';

function presentEmiJobs(rows: readonly EmiJobRow[]) {
  return rows.map(presentEmiJob);
}

/** All jobs of the team, regardless of the list's filters; shares the list's cache entry. */
export function jobsQuery() {
  return queryOptions({
    queryKey: jobSource.queryKey,
    ...streamedAnswer(jobSource.path, jobSource.schema),
    select: presentEmiJobs,
  });
}
