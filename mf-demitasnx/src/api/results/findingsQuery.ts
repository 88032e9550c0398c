import { api, queryOptions } from '@portal/shared';
import { emiFindingsSchema } from '@portal/shared/contracts';
import { presentFindings } from './finding.presenter.ts';
import { jobPath } from './jobPath.ts';

/** All findings of a job, worst first. */
export function findingsQuery(id: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'findings', id],
    meta: { changesWith: ['emi'] },
    queryFn: ({ signal }) => api.get(jobPath(id, 'findings'), emiFindingsSchema, { signal }),
    select: presentFindings,
  });
}
