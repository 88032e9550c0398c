import { applyOrderListView } from '@portal/shared/domain';
import { useList } from '@portal/shared/list';
import { orderSource } from '../../api/orderSource.ts';

/** The orders matching the address, and whether all are loaded. */
export function useOrders() {
  return useList(orderSource, applyOrderListView);
}
