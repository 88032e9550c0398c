import { api, useMutation, useQueryClient } from '@portal/shared';
import { accountSessionsSchema } from '@portal/shared/contracts';
import { presentSessions } from './sessions.presenter.ts';
import { sessionsQuery } from './sessionsQuery.ts';

/** Signs one device out, by the id of its session, or all but this one (`null`). */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null) => {
      const path = id === null ? '/api/sessions' : `/api/sessions/${encodeURIComponent(id)}`;
      return presentSessions(await api.delete(path, accountSessionsSchema));
    },
    onSuccess: (sessions) => {
      queries.setQueryData(sessionsQuery().queryKey, sessions);
    },
    onError: () => queries.invalidateQueries(sessionsQuery()),
  });
}
