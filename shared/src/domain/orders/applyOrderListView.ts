import { tokyoDay } from '../calendar/CalendarDay.ts';
import { hasWords, searchWords } from '../lists/searchWords.ts';
import { sortRows } from '../lists/sortRows.ts';
import { orderFilters, type OrderListView } from './OrderListView.ts';
import { orderStateOf, type OrderCodes, type OrderState } from './OrderState.ts';

/** What the list's search, filters and sort look at; the wire's rows have it. */
export interface ListedOrder extends OrderCodes {
  readonly number: string;
  readonly payment_method: number;
  readonly total: number;
  /** Instant, ISO 8601. */
  readonly created_at: string;
  readonly billdate: string | null;
  readonly duedate: string | null;
}

/**
 * The rows of the history in their order: search, filters and sort. Server and browser call this one
 * rule, so that streamed first rows are the first rows of the whole list. Without a sort the rows
 * stay as they come.
 *
 * Search ignores case and width (NFKC) and wants every word somewhere in number, amount (with or
 * without commas and sign) or dates. Rows without a value sort last in both directions.
 */
export function applyOrderListView<Order extends ListedOrder>(
  orders: readonly Order[],
  { search, status, from, to, sort }: OrderListView,
): Order[] {
  const words = searchWords(search).map((word) => word.replace(/^[¥$]/u, ''));
  const wanted: readonly OrderState[] | null = status && orderFilters[status];
  const shown = orders.filter((order) => {
    const day = tokyoDay(new Date(order.created_at));
    if (wanted && !wanted.includes(orderStateOf(order))) return false;
    if ((from !== null && day < from) || (to !== null && day > to)) return false;
    return words.length === 0 || hasWords(words, searchTexts(order, day));
  });
  if (!sort) return shown;
  const { key, descending } = sort;
  return sortRows(shown, { valueOf: (order) => order[key], descending });
}

function searchTexts(order: ListedOrder, day: string): readonly string[] {
  const { number, total, billdate, duedate } = order;
  return [number, String(total), total.toLocaleString('en-US'), day, billdate ?? '', duedate ?? ''];
}
