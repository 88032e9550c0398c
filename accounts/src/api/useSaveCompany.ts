import { api, useMutation, useQueryClient } from '@portal/shared';
import { companySchema } from '@portal/shared/contracts';
import type { CompanyForm } from './companyForm.ts';
import { companyQuery } from './companyQuery.ts';

/** Saves the company details. */
export function useSaveCompany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: CompanyForm) => api.put('/api/team', { json: form }, companySchema),
    onSuccess: (company) => {
      queries.setQueryData(companyQuery().queryKey, company);
    },
  });
}
