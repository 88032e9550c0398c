import { api, useMutation, useQueryClient } from '@portal/shared';
import { factorsSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { factorsQuery, presentFactors } from './factorsQuery.ts';

/** Turns the authenticator app off. */
export function useRemoveAuthenticator() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      presentFactors(await withRecentProof(() => api.delete('/api/factors/totp', factorsSchema))),
    onSuccess: (factors) => {
      queries.setQueryData(factorsQuery().queryKey, factors);
    },
  });
}
