import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.address_change (
    id text primary key,
    account_id text not null references accounts.account on delete cascade,
    old_email text not null,
    new_email text not null,
    old_token_hash text unique,
    new_token_hash text unique,
    old_agreed_at timestamptz,
    new_agreed_at timestamptz,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null
  )`,
  'create unique index address_change_open on accounts.address_change (account_id) where used_at is null',
  'create index address_change_created on accounts.address_change (created_at)',
];

/** Changes of mail addresses, which both addresses must confirm. */
export const addressChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
