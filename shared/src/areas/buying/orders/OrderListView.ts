import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { defineListView, type ListViewOf } from '../../../basics/lists/defineListView.ts';
import { anyDay } from '../../../basics/lists/filters.ts';
import type { SortValue } from '../../../basics/lists/sortRows.ts';
import { keysOf, sortableBy } from '../../../basics/lists/sortableBy.ts';
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

/**
 * The columns that sort the list, by their name in the address (`sort=total`, `sort=-total`), with
 * the value that each sorts by.
 */
export const orderSorts = {
  created_at: ({ orderedAt }) => orderedAt,
  number: ({ number }) => number,
  status: ({ state }) => statusOf[state],
  payment_type: ({ paymentType }) => paymentTypeCodes[paymentType],
  payment_method: ({ paymentMethod }) => paymentMethodCodes[paymentMethod],
  total: ({ total }) => total,
  billdate: ({ billDate }) => billDate,
  duedate: ({ dueDate }) => dueDate,
} as const satisfies Readonly<Record<string, (order: ListedOrder) => SortValue>>;
export type OrderSortKey = keyof typeof orderSorts;

/** The filters by status; each stands for one or more states. */
export const orderFilters = {
  unpaid: ['unpaid', 'approved'],
  unapproved: ['unapproved'],
  paid: ['paid'],
  failed: ['failed'],
  cancelled: ['cancelled_by_customer', 'cancelled_by_vendor'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;
export type OrderFilter = keyof typeof orderFilters;

const isFilter = (text: string): text is OrderFilter => Object.hasOwn(orderFilters, text);

/**
 * The codec between the order list's address and its view. Days are those of the order in Tokyo,
 * both included.
 */
export const orderListView = defineListView({
  filters: {
    status: (text): OrderFilter | null => (isFilter(text) ? text : null),
    from: anyDay,
    to: anyDay,
  },
  // Without a sort the rows keep the order of the server, the newest first.
  sort: sortableBy(keysOf(orderSorts), null),
});

/** The view of the order list: search, filters and sort. */
export type OrderListView = ListViewOf<typeof orderListView>;
