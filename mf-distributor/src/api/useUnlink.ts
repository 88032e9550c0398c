import { api, useMutation, useQueryClient } from '@portal/shared';
import { distributorAuthSchema } from '@portal/shared/contracts';
import { linkQuery } from './linkQuery.ts';

/** Ends the link; the server answers the record as it is then. */
export function useUnlink() {
  const client = useQueryClient();
  const { queryKey } = linkQuery();
  return useMutation({
    mutationFn: () => api.delete('/api/user/auth', distributorAuthSchema),
    onSuccess: async (record) => {
      // An earlier read must not bring the link back.
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, record);
    },
  });
}
