import { presentListedOrder, type OrderRow } from '@portal/shared/contracts';
import { applyOrderListView, orderListView, type OrderListView } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { orderRow } from './orders.presenter.ts';
import { countOrders, ordersOf } from './orders.queries.ts';

interface OrderListRequest {
  readonly teamId: string;
  readonly view: OrderListView;
  /** First rows only. */
  readonly limit: number | undefined;
}

/**
 * The history in the order of its address, with the number of rows without the limit. The first rows
 * of the plain list come from the database; all else goes through the rule that the browser uses too.
 */
export async function listOrders(
  db: Kysely<Database>,
  { teamId, view, limit }: OrderListRequest,
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  if (limit !== undefined && isPlain(view)) {
    const records = await ordersOf(db, teamId).limit(limit).execute();
    return { rows: records.map(orderRow), total: await countOrders(db, teamId) };
  }
  const records = await ordersOf(db, teamId).execute();
  const listed = records.map(orderRow).map((row) => ({ ...presentListedOrder(row), row }));
  const rows = applyOrderListView(listed, view).map(({ row }) => row);
  return { rows: rows.slice(0, limit), total: rows.length };
}

const isPlain = (view: OrderListView): boolean => orderListView.write(view).size === 0;
