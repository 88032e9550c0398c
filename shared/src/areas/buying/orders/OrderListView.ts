import { defineListView, type ListViewOf } from '../../../basics/lists/defineListView.ts';
import { anyDay } from '../../../basics/lists/filters.ts';
import { sortableBy } from '../../../basics/lists/sortableBy.ts';
import type { OrderState } from './OrderState.ts';

/** The columns that sort the list, by their name in the address (`sort=total`, `sort=-total`). */
export const orderSortKeys = [
  'created_at',
  'number',
  'status',
  'payment_type',
  'payment_method',
  'total',
  'billdate',
  'duedate',
] as const;
export type OrderSortKey = (typeof orderSortKeys)[number];

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
  sort: sortableBy(orderSortKeys, null),
});

/** The view of the order list: search, filters and sort. */
export type OrderListView = ListViewOf<typeof orderListView>;
