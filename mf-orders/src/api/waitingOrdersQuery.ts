import { api, queryOptions } from '@portal/shared';
import { ordersSchema } from '@portal/shared/contracts';
import { presentOrderSummary } from './presenters/orderSummary.presenter.ts';

/** The team's orders that await their card payment, possibly in another tab. */
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
    // A failure must not prevent ordering.
    retry: false,
  });
}
