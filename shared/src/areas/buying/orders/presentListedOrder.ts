import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { ListedOrder } from './OrderListView.ts';
import { orderStateOf } from './OrderState.ts';
import { paymentMethodOf, paymentTypeOf } from './PaymentWay.ts';
import type { OrderRow } from './orders.contract.ts';

/** What the order history searches, filters and sorts by, from a row of the wire. */
export function presentListedOrder(row: OrderRow): ListedOrder {
  const { payment_type, payment_method, billdate, duedate } = row;
  return {
    number: row.number,
    state: orderStateOf(row),
    paymentType: paymentTypeOf(payment_type),
    paymentMethod: paymentMethodOf(payment_method),
    total: row.total,
    orderedAt: row.created_at,
    billDate: billdate === null ? null : toCalendarDay(billdate),
    dueDate: duedate === null ? null : toCalendarDay(duedate),
  };
}
