import { api, queryOptions } from '@portal/shared';
import { endAtAnswerSchema } from '@portal/shared/contracts';
import { toCalendarDay, type CalendarDay } from '@portal/shared/domain';

/**
 * The new last day, by the server, of a license that ends on `endsOn` and is renewed for `months`.
 */
export function newEndDateQuery(endsOn: CalendarDay, months: number) {
  return queryOptions({
    queryKey: ['store', 'new-end-date', endsOn, months],
    queryFn: async ({ signal }) => {
      const json = { end_at: endsOn, month: months };
      const { end_at } = await api.post('/api/license/endat/', { json }, endAtAnswerSchema, {
        signal,
      });
      return toCalendarDay(end_at);
    },
    // The answer depends only on the two parameters.
    staleTime: Infinity,
  });
}
