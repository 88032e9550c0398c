import { tokyoDay } from '../calendar/CalendarDay.ts';
import { compareCodePoints } from '../licenses/compareCodePoints.ts';
import { orderFilters, type OrderListView, type OrderSortKey } from './OrderListView.ts';
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
  const words = fold(search)
    .split(/\s+/u)
    .map((word) => word.replace(/^[¥$]/u, ''))
    .filter(Boolean);
  const wanted: readonly OrderState[] | null = status && orderFilters[status];
  const shown = orders.filter((order) => {
    const day = tokyoDay(new Date(order.created_at));
    if (wanted && !wanted.includes(orderStateOf(order))) return false;
    if ((from !== null && day < from) || (to !== null && day > to)) return false;
    return words.length === 0 || hasWords(order, day, words);
  });
  if (!sort) return shown;
  const { key, descending } = sort;
  return shown
    .map((order) => ({ order, value: order[key] }))
    .sort((a, b) => compareValues(a.value, b.value, descending))
    .map(({ order }) => order);
}

function hasWords(order: ListedOrder, day: string, words: readonly string[]): boolean {
  const { number, total, billdate, duedate } = order;
  const amounts = [String(total), total.toLocaleString('en-US')];
  const text = fold([number, ...amounts, day, billdate ?? '', duedate ?? ''].join('\n'));
  return words.every((word) => text.includes(word));
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

type SortValue = ListedOrder[OrderSortKey];

function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : compareCodePoints(String(a), String(b));
  return descending ? -order : order;
}
