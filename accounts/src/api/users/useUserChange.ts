import { useMutation, useQueryClient } from '@portal/shared';
import type { usersSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { presentUsers } from './users.presenter.ts';
import { usersQuery } from './usersQuery.ts';

/**
 * A change of one user. Its answer is the whole list; when it is refused, the list may be outdated
 * and is read again.
 */
export function useUserChange<Change>(
  send: (change: Change) => Promise<z.infer<typeof usersSchema>>,
) {
  const queries = useQueryClient();
  const { queryKey } = usersQuery();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, presentUsers(answer));
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
