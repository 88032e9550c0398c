import { queryOptions, streamedAnswer, streamedTotal } from '@portal/shared';
import { ordersSchema, type OrderRow } from '@portal/shared/contracts';
import { orderListParameters } from '@portal/shared/domain';
import { prefetchPath } from '@portal/shared/remote';

const path = '/api/orders/';

/** Name of the streamed answer for one address of the page; see `prefetch` in remote.config.ts. */
function streamedPath(page: URLSearchParams): string {
  return prefetchPath({ path, forward: orderListParameters }, page);
}

function answer(page: URLSearchParams) {
  return streamedAnswer(path, ordersSchema, { excerpt: streamedPath(page) });
}

/**
 * All orders of the team, the newest first; narrowing and sorting are done here in the browser.
 *
 * @param page The address that the page was opened with. Its rows have come with the page: they
 *   are the whole list, or they stand in until the whole list is here.
 */
export function ordersQuery(page = new URLSearchParams()) {
  return queryOptions({ queryKey: ['orders'], ...answer(page) });
}

/** The rows that came with the page: they stay when the whole list cannot be read. */
export function standInOrders(page: URLSearchParams): readonly OrderRow[] | undefined {
  return answer(page).placeholderData();
}

/** How many rows the stand-in is a part of; `undefined` when it holds all that match. */
export function standInTotal(page: URLSearchParams): number | undefined {
  return streamedTotal(streamedPath(page));
}
