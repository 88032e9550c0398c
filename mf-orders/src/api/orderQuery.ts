import { queryOptions, streamedAnswer } from '@portal/shared';
import { orderSchema } from '@portal/shared/contracts';
import { isCardPending } from '../domain/orders/orderOutcome.ts';
import { presentOrder } from './presenters/order.presenter.ts';
import { presentOrderSummary } from './presenters/orderSummary.presenter.ts';

/** Polling interval while the order's card is being charged, in milliseconds. */
const pollMs = 2000;

/** An order of the team with all its details. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['order', id],
    meta: { changesWith: ['orders'] },
    ...streamedAnswer(`/api/order/${encodeURIComponent(id)}/`, orderSchema),
    select: presentOrder,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      data !== undefined && error === null && isCardPending(presentOrderSummary(data))
        ? pollMs
        : false,
  });
}
