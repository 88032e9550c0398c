import { api, queryOptions } from '@portal/shared';
import { ordersSchema } from '@portal/shared/contracts';
import { presentOrderSummary } from './presenters/orderSummary.presenter.ts';

/** Orders of the team that wait for their cards: their holders may be in another tab, or away. */
export function waitingOrdersQuery() {
  return queryOptions({
    queryKey: ['checkout', 'waiting'],
    queryFn: ({ signal }) =>
      api.get('/api/orders/?status=unpaid&limit=20', ordersSchema, { signal }),
    select: (rows) =>
      rows
        .map(presentOrderSummary)
        .filter(({ paymentMethod, state }) => paymentMethod === 'card' && state === 'unpaid'),
    staleTime: 0,
    // Nobody is kept from ordering because this cannot be told.
    retry: false,
  });
}
