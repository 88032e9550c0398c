import { queryOptions, streamedAnswer } from '@portal/shared';
import { orderSchema, type Order } from '@portal/shared/contracts';

/** While a card is being asked for the money, the order is asked for again after so long. */
const pollMs = 2000;

/** One of the team's orders, with everything that is known of it. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['order', id],
    ...streamedAnswer(`/api/order/${encodeURIComponent(id)}/`, orderSchema),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      data !== undefined && error === null && isCardPending(data) ? pollMs : false,
  });
}

/** Whether it is still open whether the card pays. */
export function isCardPending({ status, payment_state }: Pick<Order, 'status' | 'payment_state'>) {
  return status === 0 && (payment_state === 'processing' || payment_state === 'challenge');
}
