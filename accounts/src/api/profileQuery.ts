import { api, queryOptions } from '@portal/shared';
import { profileSchema } from '@portal/shared/contracts';
import { presentProfile } from './profile.presenter.ts';

/** The profile of the signed-in person. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) =>
      presentProfile(await api.get('/api/user', profileSchema, { signal })),
    // A form shows the data: a refetch must not change them during editing.
    refetchOnWindowFocus: false,
  });
}
