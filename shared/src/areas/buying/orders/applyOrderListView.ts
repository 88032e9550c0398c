import { tokyoDay } from '../../../basics/calendar/CalendarDay.ts';
import { amountWords, hasWords } from '../../../basics/lists/searchWords.ts';
import { sortRows } from '../../../basics/lists/sortRows.ts';
import { orderFilters, orderSorts, type ListedOrder, type OrderListView } from './OrderListView.ts';
import type { OrderState } from './OrderState.ts';

/**
 * Applies search, filters and sort to the order list. Server and browser both call it, so that the
 * streamed first rows are the first rows of the whole list. Without a sort the rows keep their
 * order.
 *
 * The search (`hasWords`) ignores case and width and finds rows with every word somewhere in number,
 * amount (with or without commas and sign) or dates. Rows without a value come last in both
 * directions.
 */
export function applyOrderListView<Order extends ListedOrder>(
  orders: readonly Order[],
  { search, status, from, to, sort }: OrderListView,
): Order[] {
  const words = amountWords(search);
  const wanted: readonly OrderState[] | null = status && orderFilters[status];
  const shown = orders.filter((order) => {
    const day = tokyoDay(new Date(order.orderedAt));
    if (wanted && !wanted.includes(order.state)) return false;
    if ((from !== null && day < from) || (to !== null && day > to)) return false;
    return words.length === 0 || hasWords(words, searchTexts(order, day));
  });
  if (!sort) return shown;
  const { key, descending } = sort;
  return sortRows(shown, { valueOf: orderSorts[key], descending });
}

function searchTexts(order: ListedOrder, day: string): readonly string[] {
  const { number, total, billDate, dueDate } = order;
  return [number, String(total), total.toLocaleString('en-US'), day, billDate ?? '', dueDate ?? ''];
}
