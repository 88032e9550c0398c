import { methodCodesOf } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

const payingColumns = [
  'order.id',
  'order.number',
  'order.status',
  'order.currency',
  'order.total',
  'order.duedate',
  'payment.id as payment_id',
  'payment.state as payment_state',
  'payment.customer',
  'payment.card_id',
] as const;

/** The team's order with an idempotency key, and its card payment. */
export async function orderByKey(db: Kysely<Database>, teamId: string, key: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.order as order')
    .leftJoin('manager.payment as payment', (join) =>
      join
        .onRef('payment.order_id', '=', 'order.id')
        .on('payment.method', 'in', methodCodesOf('gateway')),
    )
    .select(payingColumns)
    .select(['order.team_id', 'order.idempotency_key', 'order.request_hash'])
    .where('order.idempotency_key', '=', key)
    .orderBy('payment.created_at', 'desc')
    .executeTakeFirst();
}

/** An order of the team with the card payment started under an idempotency key. */
export async function orderWithAttempt(
  db: Kysely<Database>,
  { teamId, id, key }: { readonly teamId: string; readonly id: string; readonly key: string },
) {
  return forTeam(db, teamId)
    .selectFrom('manager.order as order')
    .innerJoin('manager.payment as payment', 'payment.order_id', 'order.id')
    .select(payingColumns)
    .where('order.id', '=', id)
    .where('payment.idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The card payment of a team's order that is open, or whose wrong amount waits for the operator. */
export async function openAttempt(db: Kysely<Database>, teamId: string, id: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.order as order')
    .innerJoin('manager.payment as payment', 'payment.order_id', 'order.id')
    .select(['payment.id', 'payment.state'])
    .where('order.id', '=', id)
    .where('payment.state', 'in', ['processing', 'challenge', 'mismatch'])
    .executeTakeFirst();
}

export type KnownOrder = NonNullable<Awaited<ReturnType<typeof orderByKey>>>;
