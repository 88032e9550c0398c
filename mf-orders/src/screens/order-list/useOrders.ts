import { applyOrderListView } from '@portal/shared/domain';
import { useList } from '@portal/shared/list';
import { orderSource } from '../../api/orderSource.ts';

/** The orders that the address asks for, and whether all are loaded. */
export function useOrders() {
  return useList(orderSource, applyOrderListView);
}
