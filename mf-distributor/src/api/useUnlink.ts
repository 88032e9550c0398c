import { api, useMutation, useQueryClient } from '@portal/shared';
import { distributorAuthSchema } from '@portal/shared/contracts';
import { linkQuery } from './linkQuery.ts';

/** Ends the link. The server responds with the changed record. */
export function useUnlink() {
  const client = useQueryClient();
  const { queryKey } = linkQuery();
  return useMutation({
    mutationFn: () => api.delete('/api/user/auth', distributorAuthSchema),
    onSuccess: async (record) => {
      // An earlier read must not restore the link.
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, record);
    },
  });
}
