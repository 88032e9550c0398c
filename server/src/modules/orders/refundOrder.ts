import { paymentMethodCodes } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { Deps } from '../../deps.ts';
import { ConflictError } from '../../errors.ts';
import { actOnOrder } from './actOnOrder.ts';
import type { OrderRecord } from './orders.queries.ts';
import { takeBackLicenses } from './takeBackLicenses.ts';

/**
 * Refunds a locked order that was paid by card: takes its licenses back and has the money given back
 * by the job that looks after payments. The credit note is there from then on.
 *
 * @throws OrderActError; ConflictError `not_by_card`, and as `takeBackLicenses` does
 */
export async function refundOrder(
  deps: Pick<Deps, 'clock' | 'queue'>,
  trx: Kysely<Database>,
  order: OrderRecord,
  note: string,
): Promise<void> {
  if (order.payment_method !== paymentMethodCodes.card) throw new ConflictError('not_by_card');
  await actOnOrder(deps, trx, order, { act: 'refund', by: 'operator', details: { note } });
  await takeBackLicenses(trx, order, deps.clock());
  await trx
    .updateTable('manager.payment')
    // Due at once: the sweep passes over what was looked at just now.
    .set({ state: 'refund_due', checked_at: new Date(0) })
    .where('order_id', '=', order.id)
    .where('state', '=', 'paid')
    .execute();
}
