import { api, useMutation, useQueryClient } from '@portal/shared';
import { recoveryCodesSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { factorsQuery, presentFactors } from './factorsQuery.ts';

/** Makes ten new recovery codes; the earlier ones count no more. */
export function useRenewRecoveryCodes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withRecentProof(() => api.post('/api/factors/recovery-codes', {}, recoveryCodesSchema)),
    onSuccess: ({ factors }) => {
      queries.setQueryData(factorsQuery().queryKey, presentFactors(factors));
    },
  });
}
