import { isCalendarDay, type CalendarDay } from '../calendar/CalendarDay.ts';
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

/** What the filter by status chooses between; each stands for one or more states. */
export const orderFilters = {
  unpaid: ['unpaid', 'approved'],
  unapproved: ['unapproved'],
  paid: ['paid'],
  failed: ['failed'],
  cancelled: ['cancelled_by_customer', 'cancelled_by_vendor'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;
export type OrderFilter = keyof typeof orderFilters;

/** What the history shows, as its address says it. */
export interface OrderListView {
  /** Words that a row must all contain. */
  readonly search: string;
  readonly status: OrderFilter | null;
  /** Days of the order in Tokyo, both included. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  /** Null: as the server has them, the newest first. */
  readonly sort: { readonly key: OrderSortKey; readonly descending: boolean } | null;
}

export const defaultOrderListView: OrderListView = {
  search: '',
  status: null,
  from: null,
  to: null,
  sort: null,
};

/** The names of the list's parameters, in the page's address and in the call alike. */
export const orderListParameters = ['q', 'status', 'from', 'to', 'sort'] as const;

/** Reads the view from an address; a value that is not known counts as absent. */
export function parseOrderListAddress(parameters: URLSearchParams): OrderListView {
  const sort = parameters.get('sort') ?? '';
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const key = orderSortKeys.find((each) => each === name);
  return {
    search: (parameters.get('q') ?? '').trim(),
    status: filterOf(parameters.get('status') ?? ''),
    from: dayOf(parameters.get('from') ?? ''),
    to: dayOf(parameters.get('to') ?? ''),
    sort: key === undefined ? null : { key, descending },
  };
}

/** Writes the view into a copy of `parameters`; what equals the default is left out. */
export function orderListAddress(
  { search, status, from, to, sort }: OrderListView,
  parameters: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const values: Readonly<Record<(typeof orderListParameters)[number], string | null>> = {
    q: search,
    status,
    from,
    to,
    sort: sort && `${sort.descending ? '-' : ''}${sort.key}`,
  };
  for (const name of orderListParameters) {
    const value = values[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function filterOf(text: string): OrderFilter | null {
  return isFilter(text) ? text : null;
}

const isFilter = (text: string): text is OrderFilter => Object.hasOwn(orderFilters, text);
const dayOf = (text: string): CalendarDay | null => (isCalendarDay(text) ? text : null);
