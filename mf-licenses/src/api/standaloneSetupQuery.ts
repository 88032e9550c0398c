import { api, queryOptions } from '@portal/shared';
import { standaloneSetupSchema } from '@portal/shared/contracts';
import type { StandaloneOffer } from '../domain/StandaloneRequest.ts';

/** The choices for the switch to standalone: free licenses by kind, and the people of the team. */
export function standaloneSetupQuery() {
  return queryOptions({
    queryKey: ['licenses', 'standalone-setup'],
    queryFn: ({ signal }): Promise<StandaloneOffer> =>
      api.get('/api/license/standalone', standaloneSetupSchema, { signal }),
    // Another person may have taken a license since the dialog was last open.
    staleTime: 0,
  });
}
