import {
  mayAct,
  orderActs,
  orderStateOf,
  orderStatusCodes,
  type OrderAct,
  type OrderActor,
  type OrderState,
} from '@portal/shared/domain';
import type { Kysely, Updateable } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { OrderEventTable, OrderTable } from '../../../platform/db/tables/orders.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { orderMailJob } from './mails/orderMailJob.ts';
import { deliverOrder } from './deliverOrder.ts';
import { addEvent, type OrderRecord } from './orders.queries.ts';

/** The order's state does not allow the act. */
export class OrderActError extends Error {
  override readonly name = 'OrderActError';
  constructor(
    readonly act: OrderAct,
    readonly state: OrderState,
  ) {
    super(`cannot ${act} an order that is ${state}`);
  }
}

interface Act {
  readonly act: OrderAct;
  readonly by: OrderActor;
  /** User id if `by` is a customer. */
  readonly userId?: string;
  /** The operator's name for the audit log; customers never see it. */
  readonly operator?: string;
  readonly ip?: string;
  /** For `pay`: when the money arrived; default: now. */
  readonly paidAt?: Date;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The columns of an order's row in each state. */
const columns: Readonly<Record<OrderState, Updateable<OrderTable>>> = {
  unpaid: { status: orderStatusCodes.unpaid },
  unapproved: { status: orderStatusCodes.unpaid, permit_after_pay: false },
  approved: { status: orderStatusCodes.unpaid, permit_after_pay: true },
  paid: { status: orderStatusCodes.paid },
  failed: { status: orderStatusCodes.authenticationFailed },
  cancelled_by_customer: { status: orderStatusCodes.cancelledByCustomer },
  cancelled_by_vendor: { status: orderStatusCodes.cancelledByVendor },
};

const events: Readonly<Record<OrderAct, OrderEventTable['kind']>> = {
  approve: 'approved',
  refuse: 'refused',
  pay: 'paid',
  fail: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'refunded',
};

/**
 * The only way to change an order after it was placed. Writes status, event, audit row, mail and,
 * on approval or payment, its licenses in the caller's transaction, which holds the lock on the
 * order.
 *
 * @throws OrderActError if the order's state does not allow the act
 */
export async function actOnOrder(
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  trx: Kysely<Database>,
  order: OrderRecord,
  { act, by, userId, operator, ip, paidAt, details }: Act,
): Promise<void> {
  const state = orderStateOf(order);
  if (!mayAct(act, by, state)) throw new OrderActError(act, state);
  const now = clock();
  const actor = userId ?? (by === 'gateway' ? 'system' : by);
  await addEvent(trx, { order_id: order.id, at: now, kind: events[act], actor });
  const isDelivering = (act === 'approve' || act === 'pay') && order.deliveried_at === null;
  if (isDelivering) await deliverOrder(trx, order, now);
  await trx
    .updateTable('manager.order')
    .set((eb) => ({
      ...columns[orderActs[act].to],
      ...(act === 'pay' ? { completed_at: paidAt ?? now } : {}),
      // An order that was never paid gets no credit note.
      ...(act === 'refund' && state === 'paid' ? { refunded_at: now } : {}),
      ...(isDelivering ? { deliveried_at: now } : {}),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .execute();
  await recordAudit(trx, {
    at: now,
    actor: operator ?? actor,
    teamId: order.team_id,
    ip,
    action: `order.${act}`,
    object: order.number,
    details: { total: order.total, currency: order.currency, ...details },
  });
  await queue.enqueue(trx, orderMailJob, { order: order.id, kind: events[act] });
}
