import { api, queryOptions } from '@portal/shared';
import { companySchema } from '@portal/shared/contracts';
import type { CompanyForm } from './companyForm.ts';

/** The company details of the current team, in the form's fields. */
export function companyQuery() {
  return queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }): Promise<CompanyForm> => api.get('/api/team', companySchema, { signal }),
    // A form shows the data: a refetch must not change them during editing.
    refetchOnWindowFocus: false,
  });
}
