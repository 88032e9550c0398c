import { ordersSchema, type OrderRow } from '@portal/shared/contracts';
import { orderListView } from '@portal/shared/domain';

/** All orders of the team, the newest first; narrowing and sorting are done in the browser. */
export const orderSource = {
  queryKey: ['orders'],
  path: '/api/orders/',
  schema: ordersSchema,
  present: (row: OrderRow) => row,
  view: orderListView,
} as const;
