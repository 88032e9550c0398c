import { methodCodesOf } from '@portal/shared/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { PaymentState, PaymentTable } from '../../../platform/db/tables/orders.ts';
import { lockOrder, type OrderRecord } from '../orders/orders.queries.ts';

export type PaymentRecord = Selectable<PaymentTable>;

export async function findPayment(
  db: Kysely<Database>,
  id: string,
): Promise<PaymentRecord | undefined> {
  return db.selectFrom('manager.payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a payment and its order until the transaction ends, the order first. */
export async function lockPayment(
  trx: Kysely<Database>,
  id: string,
): Promise<{ readonly order: OrderRecord; readonly payment: PaymentRecord }> {
  const { order_id } = await trx
    .selectFrom('manager.payment')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const order = await lockOrder(trx, { id: order_id });
  if (!order) throw new Error(`payment ${id} has no order`);
  const payment = await trx
    .selectFrom('manager.payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, payment };
}

export async function setPaymentState(
  trx: Kysely<Database>,
  id: string,
  state: PaymentState,
  { at, reason }: { readonly at: Date; readonly reason?: string },
): Promise<void> {
  await trx
    .updateTable('manager.payment')
    .set({ state, checked_at: at, ...(reason === undefined ? {} : { reason }) })
    .where('id', '=', id)
    .execute();
}

/** Open payments that were not checked since `before`, the longest waiting first. */
export async function openPayments(db: Kysely<Database>, before: Date) {
  return db
    .selectFrom('manager.payment as payment')
    .innerJoin('manager.order as order', 'order.id', 'payment.order_id')
    .select(['payment.id', 'payment.state', 'payment.expires_at'])
    .select(['order.status', 'order.payment_type', 'order.permit_after_pay'])
    .where('payment.method', 'in', methodCodesOf('gateway'))
    .where('payment.state', 'in', ['processing', 'challenge', 'mismatch', 'refund_due'])
    .where('payment.checked_at', '<', before)
    .orderBy('payment.checked_at')
    .limit(200)
    .execute();
}
export type OpenPayment = Awaited<ReturnType<typeof openPayments>>[number];

/** Records when the gateway was last asked about a payment without news. */
export async function touchPayment(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  await db.updateTable('manager.payment').set({ checked_at: at }).where('id', '=', id).execute();
}

/** Records the final payment method of an order. */
export async function setPaymentMethod(
  trx: Kysely<Database>,
  orderId: string,
  payment_method: number,
): Promise<void> {
  await trx
    .updateTable('manager.order')
    .set({ payment_method })
    .where('id', '=', orderId)
    .execute();
}
