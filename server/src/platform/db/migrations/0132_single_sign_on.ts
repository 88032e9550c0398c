import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.single_sign_on (
    team_id text primary key references accounts.team on delete cascade,
    issuer text not null,
    client_id text not null,
    client_secret text not null,
    domain text not null,
    record_token text not null,
    proved_at timestamptz,
    proved_by text check (proved_by in ('dns', 'mail')),
    lost_at timestamptz,
    mail_token_hash text unique,
    mail_to text,
    mail_expires_at timestamptz,
    tested_at timestamptz,
    enabled_at timestamptz,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // A proved domain belongs to one team; any team may try to prove one.
  `create unique index single_sign_on_domain on accounts.single_sign_on (domain)
    where proved_at is not null`,
  `create table accounts.sso_link (
    team_id text not null references accounts.single_sign_on on delete cascade,
    account_id text not null references accounts.account on delete cascade,
    issuer text not null,
    subject text not null,
    created_at timestamptz not null,
    primary key (team_id, account_id),
    unique (team_id, issuer, subject)
  )`,
  `create table accounts.sso_attempt (
    state_hash text primary key,
    kind text not null check (kind in ('sign_in', 'test', 'prove')),
    team_id text not null references accounts.single_sign_on on delete cascade,
    setup_version integer not null,
    bound_to text not null,
    return_to text not null,
    identity jsonb,
    used_at timestamptz,
    expires_at timestamptz not null
  )`,
  'create index sso_attempt_bound on accounts.sso_attempt (bound_to)',
  'create index sso_attempt_expires on accounts.sso_attempt (expires_at)',
];

/** Teams that sign in with their own OpenID provider. */
export const singleSignOn: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
