import { api, queryOptions } from '@portal/shared';
import { profileSchema } from '@portal/shared/contracts';

/** The signed-in person. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.get('/api/user', profileSchema, { signal }),
    // A form stands on it: new data under somebody's typing would be a surprise.
    refetchOnWindowFocus: false,
  });
}
