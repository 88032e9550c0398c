import { api, queryOptions } from '@portal/shared';
import { endAtAnswerSchema } from '@portal/shared/contracts';
import { toCalendarDay, type CalendarDay } from '@portal/shared/domain';

/** The last day of a license that ends on `endsOn` and goes on for `months`, as the server says it. */
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
    // It follows from the two days alone.
    staleTime: Infinity,
  });
}
