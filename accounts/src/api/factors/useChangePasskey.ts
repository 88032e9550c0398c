import { api, useMutation, useQueryClient } from '@portal/shared';
import { factorsSchema } from '@portal/shared/contracts';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { factorsQuery, presentFactors } from './factorsQuery.ts';

type PasskeyChange =
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'delete'; readonly id: string };

/** Gives a passkey another name, or deletes it. */
export function useChangePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: PasskeyChange) => {
      const path = `/api/factors/passkeys/${encodeURIComponent(change.id)}`;
      const answer =
        change.kind === 'rename'
          ? api.put(path, { json: { name: change.name } }, factorsSchema)
          : withRecentProof(() => api.delete(path, factorsSchema));
      return presentFactors(await answer);
    },
    onSuccess: (factors) => {
      queries.setQueryData(factorsQuery().queryKey, factors);
    },
  });
}
