import { queryOptions, streamedAnswer } from '@portal/shared';
import { seatUseSchema, type SeatUse } from '@portal/shared/contracts';

/** Peak number of seats of each product in use at the same time, by month, as far as known. */
export function seatUseQuery() {
  return queryOptions({
    queryKey: ['store', 'seat-use'],
    ...streamedAnswer('/api/licenses/seats', seatUseSchema),
    select: ({ cd, pd }: SeatUse) => ({ cd: cd?.months ?? [], pd: pd?.months ?? [] }),
    staleTime: 600_000,
  });
}
