import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table accounts.account drop constraint account_status_check',
  `alter table accounts.account
    add constraint account_status_check check (status in ('active', 'locked', 'leaving'))`,
  `create table accounts.leaving (
    account_id text primary key references accounts.account on delete cascade,
    left_at timestamptz not null,
    last_day date not null,
    reminded_at timestamptz
  )`,
  'create index leaving_last_day on accounts.leaving (last_day)',
  // The reasons are anonymous.
  `create table accounts.leaving_reason (
    id text primary key,
    left_on date not null,
    edition integer not null,
    reasons jsonb not null,
    comment text not null
  )`,
];

/** People who have left the service, and why people leave. */
export const leaving: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
