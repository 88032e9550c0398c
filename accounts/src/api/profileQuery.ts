import { api, queryOptions } from '@portal/shared';
import { profileSchema } from '@portal/shared/contracts';
import { presentProfile } from './profile.presenter.ts';

/** The signed-in person. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) =>
      presentProfile(await api.get('/api/user', profileSchema, { signal })),
    // A form stands on it: new data under somebody's typing would be a surprise.
    refetchOnWindowFocus: false,
  });
}
