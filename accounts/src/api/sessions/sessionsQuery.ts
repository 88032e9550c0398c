import { api, queryOptions } from '@portal/shared';
import { accountSessionsSchema } from '@portal/shared/contracts';
import { presentSessions } from './sessions.presenter.ts';

/** Where the person is signed in, this device first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) =>
      presentSessions(await api.get('/api/sessions', accountSessionsSchema, { signal })),
  });
}
