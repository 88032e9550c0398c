import { ordersSchema } from '@portal/shared/contracts';
import { orderListView } from '@portal/shared/domain';
import { presentOrderSummary } from './presenters/orderSummary.presenter.ts';

/** All orders of the team, the newest first; narrowing and sorting are done in the browser. */
export const orderSource = {
  queryKey: ['orders'],
  path: '/api/orders/',
  schema: ordersSchema,
  present: presentOrderSummary,
  view: orderListView,
} as const;
