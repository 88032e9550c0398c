import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The request's hash distinguishes a retry from another order under the same key.
  `alter table manager."order"
    add column origin text not null default 'checkout' check (origin in ('checkout', 'auto_renewal')),
    add column locale text not null default 'ja' check (locale in ('en', 'ja')),
    add column terms text,
    add column request_hash text not null default '',
    add column refunded_at timestamptz`,
  // Events visible to the customer; the audit log has the same actions with details.
  `create table manager.order_event (
    order_id text not null references manager."order",
    no integer not null check (no > 0),
    at timestamptz not null,
    kind text not null,
    actor text not null,
    primary key (order_id, no)
  )`,
  // Mails written about an order, which makes the job idempotent.
  `create table manager.order_mail (
    order_id text not null references manager."order",
    kind text not null,
    primary key (order_id, kind)
  )`,
  // Payments of an order. The gateway uses the same id.
  `create table manager.payment (
    id text primary key,
    order_id text not null references manager."order",
    method smallint not null check (method in (1, 2)),
    state text not null check
      (state in
        ('processing', 'challenge', 'mismatch', 'paid', 'failed', 'refund_due', 'refunded')),
    amount bigint not null check (amount >= 0),
    customer text,
    card_id text,
    reason text,
    expires_at timestamptz,
    checked_at timestamptz not null,
    created_at timestamptz not null,
    check ((method = 2) = (card_id is not null)),
    check (method = 2 or state in ('paid', 'refund_due', 'refunded'))
  )`,
  `create unique index payment_order on manager.payment (order_id)
    where state in ('processing', 'challenge', 'mismatch', 'paid', 'refund_due')`,
  'create index payment_of_order on manager.payment (order_id)',
  `create index payment_open on manager.payment (checked_at)
    where state in ('processing', 'challenge', 'mismatch', 'refund_due')`,
  // Position of a license within its order item: none can be created twice.
  `alter table manager.license
    add column order_item_no integer,
    add column order_seq integer`,
  `create unique index license_source on manager.license (order_id, order_item_no, order_seq)
    where order_item_no is not null`,
  // Revoked licenses; lists omit them.
  'alter table manager.license add column withdrawn_at timestamptz',
  'create index license_auto_renewal on manager.license (end_at) where auto_continue',
];

/** The life of an order: events, mails, payments, licenses of its items. */
export const orderLife: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
