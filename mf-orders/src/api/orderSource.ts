import { ordersSchema } from '@portal/shared/contracts';
import { orderListView } from '@portal/shared/domain';
import { presentOrderSummary } from './presenters/orderSummary.presenter.ts';

/** Source of the order list: all orders of the team, filtered and sorted in the browser. */
export const orderSource = {
  queryKey: ['orders'],
  changesWith: ['orders'],
  path: '/api/orders/',
  schema: ordersSchema,
  present: presentOrderSummary,
  view: orderListView,
} as const;
