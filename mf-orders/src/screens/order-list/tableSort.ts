import { orderSortKeys, type OrderListView } from '@portal/shared/domain';
import type { Sort } from '@portal/shared/table';

/** The address's order as the table shows it; columns are named as they sort. */
export function sortOf({ sort }: OrderListView): Sort | undefined {
  return sort
    ? { column: sort.key, direction: sort.descending ? 'descending' : 'ascending' }
    : undefined;
}

export function viewSortOf({ column, direction }: Sort): OrderListView['sort'] {
  const key = orderSortKeys.find((known) => known === column);
  return key === undefined ? null : { key, descending: direction === 'descending' };
}
