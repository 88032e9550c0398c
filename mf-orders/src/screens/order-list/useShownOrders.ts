import { useQuery } from '@portal/shared';
import type { OrderRow } from '@portal/shared/contracts';
import {
  applyOrderListView,
  parseOrderListAddress,
  type OrderListView,
} from '@portal/shared/domain';
import { useMemo, useState } from 'react';
import { ordersQuery, standInOrders, standInTotal } from '../../api/ordersQuery.ts';
import { hasSameFilters } from '../../domain/hasSameFilters.ts';

/**
 * How much of the history is here.
 * - `none`: nothing yet
 * - `loading`: the rows that came with the page; the others are on their way
 * - `partial`: the rows that came with the page; the others could not be read
 * - `whole`: all orders of the team
 */
export type Extent = 'none' | 'loading' | 'partial' | 'whole';

const none: readonly OrderRow[] = [];

/** The orders that the address asks for, and how complete they are. */
export function useShownOrders(address: URLSearchParams, view: OrderListView) {
  // The rows that came with the page were chosen by the address it was opened with.
  const [firstAddress] = useState(address);
  const query = useQuery(ordersQuery(firstAddress));
  const hasFailed = query.isError && query.data === undefined;
  const kept = useMemo(
    () => (hasFailed ? standInOrders(firstAddress) : undefined),
    [hasFailed, firstAddress],
  );
  const all = query.data ?? kept;
  const shown = useMemo(() => applyOrderListView(all ?? none, view), [all, view]);

  const extentOf = (): Extent => {
    if (all === undefined) return 'none';
    if (kept === undefined && !query.isPlaceholderData) return 'whole';
    // While it is read once more, a list that could not be read is still not complete.
    return query.errorUpdateCount > 0 ? 'partial' : 'loading';
  };
  const extent = extentOf();
  const isStandIn = extent === 'loading' || extent === 'partial';
  const firstTotal = isStandIn ? standInTotal(firstAddress) : undefined;
  const isAsFirst = hasSameFilters(view, parseOrderListAddress(firstAddress));
  return {
    query,
    shown,
    extent,
    /** Number of all that match, also when only the first of them are here. */
    matching: (isAsFirst ? firstTotal : undefined) ?? shown.length,
    /** Number of the team's orders; not known before the whole list is here. */
    total: isStandIn ? undefined : (all ?? none).length,
  };
}
