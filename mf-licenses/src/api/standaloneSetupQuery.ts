import { api, queryOptions } from '@portal/shared';
import { standaloneSetupSchema } from '@portal/shared/contracts';

export type { StandaloneSetup } from '@portal/shared/contracts';

/** Choices for the switch to standalone: free licenses by kind, and the members of the team. */
export function standaloneSetupQuery() {
  return queryOptions({
    queryKey: ['licenses', 'standalone-setup'],
    queryFn: ({ signal }) => api.get('/api/license/standalone', standaloneSetupSchema, { signal }),
    // Someone may have taken a license since the dialog was last open.
    staleTime: 0,
  });
}
