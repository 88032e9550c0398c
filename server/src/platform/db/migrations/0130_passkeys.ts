import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.passkey (
    id text primary key,
    account_id text not null references accounts.account on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkey_account on accounts.passkey (account_id)',
  `create table accounts.passkey_challenge (
    purpose text not null check (purpose in ('register', 'sign_in', 'proof')),
    bound_to text not null,
    account_id text not null references accounts.account on delete cascade,
    challenge text not null,
    expires_at timestamptz not null,
    primary key (purpose, bound_to)
  )`,
  'create index passkey_challenge_expires on accounts.passkey_challenge (expires_at)',
];

/** Passkeys, and WebAuthn challenges. */
export const passkeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
