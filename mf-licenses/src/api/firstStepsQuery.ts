import { api, queryOptions } from '@portal/shared';
import { firstStepsSchema } from '@portal/shared/contracts';
import { licenseSource } from './licenseSource.ts';

export type { FirstStepKind } from '@portal/shared/contracts';

/** First steps of a person in a team without licenses. */
export function firstStepsQuery() {
  return queryOptions({
    queryKey: [...licenseSource.queryKey, 'first-steps'],
    queryFn: ({ signal }) => api.get('/api/first-steps', firstStepsSchema, { signal }),
    // A returning person may have completed one.
    staleTime: 0,
  });
}
