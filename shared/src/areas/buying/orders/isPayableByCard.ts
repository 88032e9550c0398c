import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { ListedOrder } from './OrderListView.ts';
import { methodFacts } from './PaymentWay.ts';

/**
 * Whether an order that waits for a bank transfer can be paid by card instead: prepaid, unpaid, and
 * not past its due date. Whether the team pays by card at all is not asked here.
 */
export function isPayableByCard(
  { state, paymentMethod, dueDate }: Pick<ListedOrder, 'state' | 'paymentMethod' | 'dueDate'>,
  today: CalendarDay,
): boolean {
  return (
    state === 'unpaid' &&
    methodFacts[paymentMethod].collector === 'bank' &&
    dueDate !== null &&
    dueDate >= today
  );
}
