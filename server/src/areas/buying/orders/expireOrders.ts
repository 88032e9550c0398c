import {
  mayAct,
  orderStateOf,
  orderStatusCodes,
  paymentTypeCodes,
  tokyoDay,
} from '@portal/shared/domain';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { previousBusinessDay } from './dates/businessDays.ts';
import { actOnOrder } from './actOnOrder.ts';
import { lockOrder } from './orders.queries.ts';

const expireJob = defineJob<object>('orders.expire', 2);

/**
 * Cancels prepaid orders whose bank transfer has not arrived in time. Waits one more business day,
 * because a transfer of the last day appears on the next business day's statement. An order with a
 * wrong amount waits until the operator has resolved it.
 */
export async function expireOrders(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log'>,
): Promise<void> {
  const { db, clock, log } = deps;
  const latest = previousBusinessDay(tokyoDay(clock()));
  const overdue = await db
    .selectFrom('manager.order')
    .select('id')
    .where('status', '=', orderStatusCodes.unpaid)
    .where('payment_type', '=', paymentTypeCodes.prepay)
    .where('duedate', '<', latest)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('manager.bank_line as line')
            .select('line.id')
            .whereRef('line.order_id', '=', 'manager.order.id')
            .where('line.resolved_at', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  for (const { id } of overdue) {
    try {
      await expire(deps, id);
    } catch (error) {
      // One failing order does not block the others.
      log.error({ err: error, order: id }, 'order not cancelled');
    }
  }
}

async function expire(deps: Pick<Deps, 'db' | 'clock' | 'queue'>, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id });
    // The order was paid or cancelled after the query.
    if (!order || !mayAct('expire', 'system', orderStateOf(order))) return;
    await actOnOrder(deps, trx, order, { act: 'expire', by: 'system' });
  });
}

/** Registers the hourly worker that cancels overdue orders. */
export const expireOrdersWorker: Workers = (deps) => {
  deps.queue.schedule(expireJob, '11 * * * *', () => expireOrders(deps));
};
