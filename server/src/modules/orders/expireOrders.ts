import {
  mayAct,
  orderStateOf,
  orderStatusCodes,
  paymentTypeCodes,
  tokyoDay,
} from '@portal/shared/domain';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/Queue.ts';
import type { Workers } from '../../jobs/Workers.ts';
import { previousBusinessDay } from './dates/businessDays.ts';
import { actOnOrder } from './actOnOrder.ts';
import { lockOrder } from './orders.queries.ts';

const expireJob = defineJob<object>('orders.expire', 2);

/**
 * Cancels prepay orders whose transfer is not there in time. A transfer of the last day shows on the
 * account's statement of the next business day, so that one is waited for; and an order that came too
 * little or too much money for waits until the operator is done with that.
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
      // One that is at fault keeps none of the others waiting.
      log.error({ err: error, order: id }, 'order not cancelled');
    }
  }
}

async function expire(deps: Pick<Deps, 'db' | 'clock' | 'queue'>, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id });
    // Paid or cancelled since the question.
    if (!order || !mayAct('expire', 'system', orderStateOf(order))) return;
    await actOnOrder(deps, trx, order, { act: 'expire', by: 'system' });
  });
}

/** Looks every hour. */
export const expireOrdersWorker: Workers = (deps) => {
  deps.queue.schedule(expireJob, '11 * * * *', () => expireOrders(deps));
};
