import { queryOptions, streamedAnswer } from '@portal/shared';
import { ordersSchema, type OrderRow } from '@portal/shared/contracts';
import { presentOrderSummary } from './presenters/orderSummary.presenter.ts';
import { orderSource } from './orderSource.ts';

/** The team's orders that await money; refetched with the list. */
export function dueOrdersQuery() {
  return queryOptions({
    queryKey: [...orderSource.queryKey, 'due'],
    meta: { changesWith: ['orders'] },
    ...streamedAnswer('/api/orders/?status=unpaid', ordersSchema),
    select: (rows: readonly OrderRow[]) => rows.map(presentOrderSummary),
  });
}
