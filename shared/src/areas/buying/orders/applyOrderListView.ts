import { tokyoDay, type CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { hasWords, searchWords } from '../../../basics/lists/searchWords.ts';
import { sortRows, type SortValue } from '../../../basics/lists/sortRows.ts';
import { orderFilters, type OrderListView, type OrderSortKey } from './OrderListView.ts';
import { orderStatusCodes, type OrderState } from './OrderState.ts';
import {
  paymentMethodCodes,
  paymentTypeCodes,
  type PaymentMethod,
  type PaymentType,
} from './PaymentWay.ts';

/** The fields of an order that search, filters and sort of the list use. */
export interface ListedOrder {
  readonly number: string;
  readonly state: OrderState;
  readonly paymentType: PaymentType;
  readonly paymentMethod: PaymentMethod;
  /** Total in major units. */
  readonly total: number;
  /** Time of the order, an instant in ISO 8601. */
  readonly orderedAt: string;
  readonly billDate: CalendarDay | null;
  readonly dueDate: CalendarDay | null;
}

const { unpaid, paid, authenticationFailed, cancelledByCustomer, cancelledByVendor } =
  orderStatusCodes;

/** Sort values of the states: their codes; the three that wait for money are one. */
const statusOf: Readonly<Record<OrderState, number>> = {
  unpaid,
  unapproved: unpaid,
  approved: unpaid,
  paid,
  failed: authenticationFailed,
  cancelled_by_customer: cancelledByCustomer,
  cancelled_by_vendor: cancelledByVendor,
};

const sortValue: Readonly<Record<OrderSortKey, (order: ListedOrder) => SortValue>> = {
  created_at: ({ orderedAt }) => orderedAt,
  number: ({ number }) => number,
  status: ({ state }) => statusOf[state],
  payment_type: ({ paymentType }) => paymentTypeCodes[paymentType],
  payment_method: ({ paymentMethod }) => paymentMethodCodes[paymentMethod],
  total: ({ total }) => total,
  billdate: ({ billDate }) => billDate,
  duedate: ({ dueDate }) => dueDate,
};

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
  const words = searchWords(search).map((word) => word.replace(/^[¥$]/u, ''));
  const wanted: readonly OrderState[] | null = status && orderFilters[status];
  const shown = orders.filter((order) => {
    const day = tokyoDay(new Date(order.orderedAt));
    if (wanted && !wanted.includes(order.state)) return false;
    if ((from !== null && day < from) || (to !== null && day > to)) return false;
    return words.length === 0 || hasWords(words, searchTexts(order, day));
  });
  if (!sort) return shown;
  const { key, descending } = sort;
  return sortRows(shown, { valueOf: sortValue[key], descending });
}

function searchTexts(order: ListedOrder, day: string): readonly string[] {
  const { number, total, billDate, dueDate } = order;
  return [number, String(total), total.toLocaleString('en-US'), day, billDate ?? '', dueDate ?? ''];
}
