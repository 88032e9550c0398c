import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.factor_reset (
    id text primary key,
    account_id text not null references accounts.account on delete cascade,
    team_id text references accounts.team on delete cascade,
    asked_by text not null,
    person_token_hash text not null unique,
    owner_token_hash text unique,
    due_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index factor_reset_open on accounts.factor_reset (account_id)
    where ended_at is null`,
  'create index factor_reset_due on accounts.factor_reset (due_at)',
];

/** Pending removals of lost second factors. */
export const factorResets: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
