import { api, queryOptions } from '@portal/shared';
import { firstStepsSchema } from '@portal/shared/contracts';
import type { FirstStep } from '../domain/FirstStep.ts';
import { licenseSource } from './licenseSource.ts';

/** What the person can do first in a team without licenses. */
export function firstStepsQuery() {
  return queryOptions({
    queryKey: [...licenseSource.queryKey, 'first-steps'],
    queryFn: ({ signal }): Promise<readonly FirstStep[]> =>
      api.get('/api/first-steps', firstStepsSchema, { signal }),
    // Whoever comes back has perhaps done one of them.
    staleTime: 0,
  });
}
