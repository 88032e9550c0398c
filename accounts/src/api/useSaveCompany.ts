import { api, useMutation, useQueryClient } from '@portal/shared';
import { companySchema, type Company } from '@portal/shared/contracts';
import { companyQuery } from './companyQuery.ts';

/** Saves the company details. */
export function useSaveCompany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (company: Company) => api.put('/api/team', { json: company }, companySchema),
    onSuccess: (company) => {
      queries.setQueryData(companyQuery().queryKey, company);
    },
  });
}
