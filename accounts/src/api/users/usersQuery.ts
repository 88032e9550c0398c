import { api, queryOptions } from '@portal/shared';
import { usersSchema } from '@portal/shared/contracts';
import { presentUsers } from './users.presenter.ts';

/** Everybody who is in the team or invited to it. */
export function usersQuery() {
  return queryOptions({
    queryKey: ['users'],
    queryFn: async ({ signal }) =>
      presentUsers(await api.get('/api/users', usersSchema, { signal })),
  });
}
