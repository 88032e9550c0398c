import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.totp (
    account_id text primary key references accounts.account on delete cascade,
    secret text,
    confirmed_at timestamptz,
    last_step integer,
    last_used_at timestamptz,
    pending_secret text,
    pending_at timestamptz
  )`,
  `create table accounts.recovery_code (
    account_id text not null references accounts.account on delete cascade,
    digest text not null,
    salt text not null,
    used_at timestamptz,
    created_at timestamptz not null,
    primary key (account_id, digest)
  )`,
  `create table accounts.pending_sign_in (
    interaction_uid text primary key,
    account_id text not null references accounts.account on delete cascade,
    is_kept boolean not null,
    expires_at timestamptz not null
  )`,
  'create index pending_sign_in_account on accounts.pending_sign_in (account_id)',
  'create index pending_sign_in_expires on accounts.pending_sign_in (expires_at)',
  'alter table accounts.session_proof add column factor_at timestamptz',
];

/** Authenticator apps, recovery codes, and sign-ins that wait for a second factor. */
export const secondFactors: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
