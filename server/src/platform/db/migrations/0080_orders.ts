import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Amounts in minor units of the currency. Status: 0 unpaid, 1 paid, 2 card authentication failed,
  // 98 cancelled by the customer, 99 by the operator or a timeout.
  `create table manager."order" (
    id text primary key,
    team_id text not null,
    user_id text not null,
    number text not null unique,
    status smallint not null check (status in (0, 1, 2, 98, 99)),
    payment_type smallint not null check (payment_type in (1, 2)),
    payment_method smallint not null check (payment_method in (1, 2)),
    permit_after_pay boolean not null default false,
    country_code text not null,
    currency text not null check (currency in ('JPY', 'USD')),
    start_at date not null,
    item_total bigint not null check (item_total >= 0),
    adjustment_total bigint not null check (adjustment_total <= 0),
    tax bigint not null check (tax >= 0),
    commission bigint not null check (commission >= 0),
    total bigint not null,
    explanation jsonb not null,
    paper_invoice boolean not null default false,
    paper_delivery boolean not null default false,
    paper_receipt boolean not null default false,
    quotation_id text references manager.quotation,
    idempotency_key text not null,
    created_at timestamptz not null,
    billdate date,
    duedate date,
    deliveried_at timestamptz,
    completed_at timestamptz,
    version integer not null default 1,
    check (total = item_total + adjustment_total + tax + commission),
    check (total >= 0),
    unique (team_id, idempotency_key)
  )`,
  'create index order_team on manager."order" (team_id, created_at desc)',
  'create index order_unpaid on manager."order" (team_id) where status = 0',
  'create index order_due on manager."order" (status, duedate)',
  // A renewal refers to its license; new licenses refer to their order.
  `create table manager.order_item (
    order_id text not null references manager."order",
    no integer not null check (no > 0),
    kind text not null check (kind in ('new', 'renewal', 'emi')),
    product text not null,
    license_id text references manager.license,
    months integer not null check (months between 1 and 12),
    start_at date not null,
    end_at date not null,
    price bigint not null check (price >= 0),
    quantity integer not null check (quantity > 0),
    subtotal bigint not null,
    tax_bp integer not null check (tax_bp >= 0),
    primary key (order_id, no),
    check (subtotal = price * quantity),
    check (start_at <= end_at),
    check ((kind = 'renewal') = (license_id is not null))
  )`,
  'create index order_item_license on manager.order_item (license_id) where license_id is not null',
  `create table manager.order_discount (
    order_id text not null references manager."order",
    no integer not null check (no > 0),
    rule text not null check (rule in ('duration', 'volume')),
    product text not null,
    tier_from integer not null,
    tier_to integer,
    count integer not null check (count > 0),
    rate_bp integer not null check (rate_bp between 0 and 10000),
    base bigint not null check (base >= 0),
    amount bigint not null check (amount < 0 and -amount <= base),
    primary key (order_id, no)
  )`,
  `create table manager.order_tax (
    order_id text not null references manager."order",
    rate_bp integer not null check (rate_bp > 0),
    base bigint not null check (base >= 0),
    tax bigint not null check (tax >= 0),
    primary key (order_id, rate_bp)
  )`,
  'alter table manager.license add column order_id text references manager."order"',
  'create index license_order on manager.license (order_id) where order_id is not null',
];

/** Orders with items, discounts and tax, and the order of a license. */
export const orders: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
