import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A transfer may arrive during a card payment, which is then voided or refunded.
  'drop index manager.payment_order',
  `create unique index payment_one_open on manager.payment (order_id)
    where state in ('processing', 'challenge', 'mismatch')`,
  "create unique index payment_one_paid on manager.payment (order_id) where state = 'paid'",
  // Card payments of existing orders only: idempotency key of the call.
  'alter table manager.payment add column idempotency_key text',
  `create unique index payment_key on manager.payment (order_id, idempotency_key)
    where idempotency_key is not null`,
];

/** Card payments of orders awaiting a transfer. */
export const payingByCard: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
