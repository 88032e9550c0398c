import { api, queryOptions } from '@portal/shared';
import { licensesSchema } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';

/** Numbers and last days of the licenses that a cart can renew, by id. */
export function renewedLicensesQuery() {
  return queryOptions({
    queryKey: ['checkout', 'licenses'],
    queryFn: ({ signal }) => api.get('/api/licenses/?updateble=true', licensesSchema, { signal }),
    select: (rows) =>
      new Map(
        rows.map(({ id, number, end_at }) => [id, { number, endsOn: toCalendarDay(end_at) }]),
      ),
  });
}
