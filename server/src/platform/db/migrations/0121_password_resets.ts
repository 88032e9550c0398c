import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.password_reset (
    id text primary key,
    account_id text not null references accounts.account on delete cascade,
    token_hash text not null unique,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index password_reset_account on accounts.password_reset (account_id)',
  'create index password_reset_created on accounts.password_reset (created_at)',
  // A password change ends the person's other sessions.
  `create index oidc_payload_account on accounts.oidc_payload ((payload ->> 'accountId'))
    where model = 'Session'`,
];

/** Password reset links, and an index of an account's sessions. */
export const passwordResets: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
