import { api, queryOptions } from '@portal/shared';
import { firstStepsSchema } from '@portal/shared/contracts';
import type { FirstStep } from '../domain/FirstStep.ts';
import { licenseSource } from './licenseSource.ts';

/** First steps of a person in a team without licenses. */
export function firstStepsQuery() {
  return queryOptions({
    queryKey: [...licenseSource.queryKey, 'first-steps'],
    queryFn: ({ signal }): Promise<readonly FirstStep[]> =>
      api.get('/api/first-steps', firstStepsSchema, { signal }),
    // A returning person may have completed one.
    staleTime: 0,
  });
}
