import { api, useMutation, useQueryClient } from '@portal/shared';
import { factorsSchema } from '@portal/shared/contracts';
import { factorsQuery, presentFactors } from './factorsQuery.ts';

/** Stops the removal of one's second factors. */
export function useKeepFactors() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => presentFactors(await api.delete('/api/factors/reset', factorsSchema)),
    onSuccess: (factors) => {
      queries.setQueryData(factorsQuery().queryKey, factors);
    },
  });
}
