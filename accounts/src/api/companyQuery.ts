import { api, queryOptions } from '@portal/shared';
import { companySchema } from '@portal/shared/contracts';

/** Company details of the current team. */
export function companyQuery() {
  return queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }) => api.get('/api/team', companySchema, { signal }),
    // A form stands on it: new data under somebody's typing would be a surprise.
    refetchOnWindowFocus: false,
  });
}
