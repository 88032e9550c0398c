import { api, queryOptions } from '@portal/shared';
import { ordersSchema } from '@portal/shared/contracts';
import { orderStateOf, paymentMethodCodes } from '@portal/shared/domain';

/** Orders of the team that wait for their cards: their holders may be in another tab, or away. */
export function waitingOrdersQuery() {
  return queryOptions({
    queryKey: ['checkout', 'waiting'],
    queryFn: ({ signal }) =>
      api.get('/api/orders/?status=unpaid&limit=20', ordersSchema, { signal }),
    select: (orders) =>
      orders.filter(
        (order) =>
          order.payment_method === paymentMethodCodes.card && orderStateOf(order) === 'unpaid',
      ),
    staleTime: 0,
    // Nobody is kept from ordering because this cannot be told.
    retry: false,
  });
}
