import { api, useMutation, useQueryClient } from '@portal/shared';
import { companyRequestSchema, companySchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { companyQuery } from './companyQuery.ts';

/** The form of the company details: its fields have the names of the call, which takes them all. */
export const companyForm = companyRequestSchema;
export type CompanyForm = z.infer<typeof companyForm>;

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
