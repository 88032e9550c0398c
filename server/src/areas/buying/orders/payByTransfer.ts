import { collectorOf, startOfTokyoDay, type CalendarDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { actOnOrder } from './actOnOrder.ts';
import type { OrderRecord } from './orders.queries.ts';

interface Transfer {
  /** Date of the transfer; default: today. */
  readonly paidOn?: CalendarDay | undefined;
  /** The operator's name for the audit log. */
  readonly operator: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Records that a locked order was paid by bank transfer.
 * @throws OrderActError; ConflictError `by_card` for an order that is paid by card
 */
export async function payByTransfer(
  deps: Pick<Deps, 'clock' | 'queue'>,
  trx: Kysely<Database>,
  order: OrderRecord,
  { paidOn, operator, details }: Transfer,
): Promise<void> {
  if (collectorOf(order) !== 'bank') throw new ConflictError('by_card');
  const now = deps.clock();
  // A payment is never dated before its order, although its day begins at midnight.
  const paidAt = new Date(
    Math.max(
      paidOn ? startOfTokyoDay(paidOn).getTime() : now.getTime(),
      order.created_at.getTime(),
    ),
  );
  await actOnOrder(deps, trx, order, { act: 'pay', by: 'operator', operator, paidAt, details });
  await trx
    .insertInto('manager.payment')
    .values({
      id: newId(now),
      order_id: order.id,
      method: order.payment_method,
      state: 'paid',
      amount: order.total,
      customer: null,
      card_id: null,
      expires_at: null,
      checked_at: now,
      created_at: now,
    })
    .execute();
}
