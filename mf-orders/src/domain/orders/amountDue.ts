import type { CalendarDay, Currency } from '@portal/shared/domain';
import { isCardPending } from './orderOutcome.ts';
import type { OrderSummary } from './Order.ts';

/** What the team owes. */
export interface AmountDue {
  /** In major units, one for each currency. */
  readonly sums: readonly { readonly currency: Currency; readonly total: number }[];
  /** The orders to pay, the first due on top. */
  readonly orders: readonly OrderSummary[];
  readonly nextDueDate: CalendarDay | null;
}

/** Adds up unpaid orders, without those whose card is being charged. */
export function amountDue(unpaid: readonly OrderSummary[]): AmountDue {
  const orders = unpaid
    .filter((order) => !isCardPending(order))
    .toSorted((left, right) => ((left.dueDate ?? '~') < (right.dueDate ?? '~') ? -1 : 1));
  const sums = [...new Set(orders.map(({ currency }) => currency))].map((currency) => ({
    currency,
    total: orders
      .filter((order) => order.currency === currency)
      .reduce((sum, { total }) => sum + total, 0),
  }));
  return { sums, orders, nextDueDate: orders[0]?.dueDate ?? null };
}
