import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Lines of bank statements, unique across imports.
  `create table manager.bank_line (
    id text primary key,
    hash text not null unique,
    booked_on date not null,
    amount bigint not null check (amount > 0),
    payer text not null,
    outcome text not null check
      (outcome in ('paid', 'partial', 'over', 'already_paid', 'order_over', 'unclear')),
    order_id text references manager."order",
    imported_at timestamptz not null,
    resolved_at timestamptz,
    note text
  )`,
  `create index bank_line_open on manager.bank_line (booked_on)
    where outcome <> 'paid' and resolved_at is null`,
  'alter table manager."order" add column slips_posted_at timestamptz',
];

/** The operator's pending work: unmatched transfers, slips to be posted. */
export const backOffice: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
