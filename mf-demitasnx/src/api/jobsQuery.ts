import { queryOptions, streamedAnswer } from '@portal/shared';
import type { EmiJobRow } from '@portal/shared/contracts';
import { presentEmiJob } from './emiJob.presenter.ts';
import { jobSource } from './jobSource.ts';

function presentEmiJobs(rows: readonly EmiJobRow[]) {
  return rows.map(presentEmiJob);
}

/** All jobs of the team, whatever the list of them is narrowed to; the same data in the cache. */
export function jobsQuery() {
  return queryOptions({
    queryKey: jobSource.queryKey,
    ...streamedAnswer(jobSource.path, jobSource.schema),
    select: presentEmiJobs,
  });
}
