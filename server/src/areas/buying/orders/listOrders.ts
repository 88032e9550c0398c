import { presentListedOrder, type OrderRow } from '@portal/shared/contracts';
import { applyOrderListView, orderListView, type OrderListView } from '@portal/shared/domain';
import { sql } from 'kysely';
import { literalLimit } from '../../../platform/db/literalLimit.ts';
import type { Pace } from '../../../platform/answers/long/Pace.ts';
import { collectBatches, cutBatches } from '../../../platform/answers/long/readBatches.ts';
import { readLong, type RowSource } from '../../../platform/answers/long/readLong.ts';
import { orderRow } from './orders.presenter.ts';
import { countOrders, isBehind, ordersOf, type ListedOrderRecord } from './orders.queries.ts';

interface OrderListRequest {
  readonly teamId: string;
  readonly view: OrderListView;
}

type Batches = AsyncGenerator<readonly OrderRow[], void, undefined>;

/**
 * All orders that match the query. In the default order they are streamed while they are read; any
 * other order needs all rows, sorted by the browser's rule.
 */
export async function* allOrders(
  source: RowSource,
  request: OrderListRequest,
  pace: Pace,
): Batches {
  const batches = shownBatches(source, request, pace);
  const { view } = request;
  if (view.sort === null) yield* batches;
  else yield* cutBatches(pace, narrow(await collectBatches(batches), view));
}

/**
 * The first rows of `allOrders`, with the number of rows without the limit. The database sorts the
 * default list.
 */
export async function firstOrders(
  source: RowSource,
  request: OrderListRequest & { readonly limit: number },
  pace: Pace,
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const { teamId, view, limit } = request;
  if (isPlain(view)) {
    const found = await ordersOf(source.db, teamId)
      .limit(literalLimit(limit + 1))
      .execute();
    const total = found.length > limit ? await countOrders(source.db, teamId) : found.length;
    return { rows: found.slice(0, limit).map(orderRow), total };
  }
  const shown = await collectBatches(shownBatches(source, request, pace));
  const rows = narrow(shown, view);
  return { rows: rows.slice(0, limit), total: rows.length };
}

/** The filtered orders, the newest first. */
async function* shownBatches(
  source: RowSource,
  { teamId, view }: OrderListRequest,
  pace: Pace,
): Batches {
  const batches = readLong<ListedOrderRecord>(source, pace, (db, after, limit) =>
    ordersOf(db, teamId).where(isBehind(after)).limit(sql.lit(limit)).execute(),
  );
  for await (const batch of batches) {
    const rows = batch.map(orderRow);
    const shown = isPlain(view) ? rows : narrow(rows, { ...view, sort: null });
    await pace.add(shown.length);
    yield shown;
  }
}

/** The orders of a view, filtered and sorted. */
function narrow(rows: readonly OrderRow[], view: OrderListView): OrderRow[] {
  const listed = rows.map((row) => ({ ...presentListedOrder(row), row }));
  return applyOrderListView(listed, view).map(({ row }) => row);
}

const isPlain = (view: OrderListView): boolean => orderListView.write(view).size === 0;
