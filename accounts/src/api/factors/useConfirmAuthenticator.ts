import { api, useMutation, useQueryClient } from '@portal/shared';
import { factorAddedSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { presentAdded } from './addedFactor.ts';
import { factorsQuery } from './factorsQuery.ts';

/** Confirms a new authenticator app with a code of it. */
export function useConfirmAuthenticator() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: { readonly code: string }) =>
      presentAdded(
        await withRecentProof(() =>
          api.post('/api/factors/totp/confirm', { json: form }, factorAddedSchema),
        ),
      ),
    onSuccess: (added) => {
      if (added.kind === 'added') queries.setQueryData(factorsQuery().queryKey, added.factors);
    },
  });
}
