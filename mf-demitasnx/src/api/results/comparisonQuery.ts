import { api, queryOptions } from '@portal/shared';
import { emiComparisonSchema } from '@portal/shared/contracts';
import { presentComparison } from './finding.presenter.ts';
import { jobPath } from './jobPath.ts';

/** Changes compared with another run of the project. */
export function comparisonQuery(id: string, other: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'comparison', id, other],
    queryFn: ({ signal }) =>
      api.get(jobPath(id, 'compare', other), emiComparisonSchema, { signal }),
    select: presentComparison,
  });
}
