import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { orderStateOf, type OrderCodes } from './OrderState.ts';
import { collectorOf, type PaymentCodes } from './PaymentWay.ts';

/**
 * Whether an order that waits for a bank transfer can be paid by card instead: prepaid, unpaid, and
 * not past its due date. Whether the team pays by card at all is not asked here.
 *
 * @throws RangeError for unknown codes
 */
export function isPayableByCard(
  order: OrderCodes & PaymentCodes & { readonly duedate: string | null },
  today: CalendarDay,
): boolean {
  return (
    orderStateOf(order) === 'unpaid' &&
    collectorOf(order) === 'bank' &&
    order.duedate !== null &&
    order.duedate >= today
  );
}
