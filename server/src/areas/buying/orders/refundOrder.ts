import { orderStateOf } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { actOnOrder, OrderActError } from './actOnOrder.ts';
import type { OrderRecord } from './orders.queries.ts';
import { takeBackLicenses } from './takeBackLicenses.ts';

interface Refund {
  readonly note: string;
  /** The operator's name for the audit log. */
  readonly operator: string;
}

/**
 * Refunds a locked order: takes its licenses back, makes the refund due and offers the credit note.
 * The payment sweep refunds a card payment, also of an order that counts as unpaid because the
 * gateway took another amount; the operator returns a bank transfer.
 *
 * @throws OrderActError; ConflictError `no_payment`, and as `takeBackLicenses` does
 */
export async function refundOrder(
  deps: Pick<Deps, 'clock' | 'queue'>,
  trx: Kysely<Database>,
  order: OrderRecord,
  { note, operator }: Refund,
): Promise<void> {
  const payment = await trx
    .selectFrom('manager.payment')
    .select(['id', 'state', 'reason'])
    .where('order_id', '=', order.id)
    .where('state', 'in', ['paid', 'mismatch'])
    // An order paid by transfer may also have a card payment of another amount.
    .orderBy('state', 'desc')
    .forUpdate()
    .executeTakeFirst();
  const state = orderStateOf(order);
  if (state === 'unpaid' && !payment) throw new OrderActError('refund', state);
  const details = { note, ...(payment?.state === 'mismatch' ? { taken: payment.reason } : {}) };
  await actOnOrder(deps, trx, order, { act: 'refund', by: 'operator', operator, details });
  if (!payment) throw new ConflictError('no_payment');
  if (order.deliveried_at !== null) await takeBackLicenses(trx, order, deps.clock(), operator);
  await trx
    .updateTable('manager.payment')
    // An old date makes the refund due at once, since the sweep skips recently checked payments.
    .set({ state: 'refund_due', checked_at: new Date(0) })
    .where('id', '=', payment.id)
    .execute();
}
