import { api, queryOptions } from '@portal/shared';
import { companySchema } from '@portal/shared/contracts';
import type { CompanyForm } from './companyForm.ts';

/** Company details of the current team, as their form has them. */
export function companyQuery() {
  return queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }): Promise<CompanyForm> => api.get('/api/team', companySchema, { signal }),
    // A form stands on it: new data under somebody's typing would be a surprise.
    refetchOnWindowFocus: false,
  });
}
