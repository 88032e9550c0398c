import { api, queryOptions } from '@portal/shared';
import { seatUseSchema } from '@portal/shared/contracts';

/** Peak number of seats of each product in use at the same time, by month, as far as known. */
export function seatUseQuery() {
  return queryOptions({
    queryKey: ['store', 'seat-use'],
    queryFn: ({ signal }) => api.get('/api/licenses/seats', seatUseSchema, { signal }),
    select: ({ cd, pd }) => ({ cd: cd?.months ?? [], pd: pd?.months ?? [] }),
    staleTime: 600_000,
  });
}
