import type { OrderListView } from '@portal/shared/domain';

/** Whether two views show the same orders, in whatever order. */
export function hasSameFilters(a: OrderListView, b: OrderListView): boolean {
  return a.search === b.search && a.status === b.status && a.from === b.from && a.to === b.to;
}
