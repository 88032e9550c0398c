import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.account (
    id text primary key,
    email text not null,
    pw_hash text not null,
    status text not null check (status in ('active', 'locked')),
    locale text not null check (locale in ('en', 'ja')),
    country_code text not null check (country_code ~ '^[A-Z]{2}$'),
    first_name text not null,
    last_name text not null,
    newsletter boolean not null,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create unique index account_email on accounts.account (lower(email))',
  `create table accounts.team (
    id text primary key,
    edition integer not null,
    agent boolean not null,
    name text not null,
    post_code text not null,
    prefecture text not null,
    address text not null,
    tel text not null,
    shipping boolean not null,
    shipping_name text not null,
    shipping_post_code text not null,
    shipping_prefecture text not null,
    shipping_address text not null,
    version integer not null,
    snapshot integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table accounts.membership (
    team_id text not null references accounts.team,
    account_id text not null references accounts.account,
    role integer not null,
    joined_at timestamptz not null,
    primary key (team_id, account_id)
  )`,
  'create unique index membership_one_owner on accounts.membership (team_id) where role = 1',
  'create index membership_account on accounts.membership (account_id, joined_at)',
  `create table accounts.oidc_payload (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (model, id)
  )`,
  'create index oidc_payload_grant on accounts.oidc_payload (grant_id)',
  'create index oidc_payload_uid on accounts.oidc_payload (model, uid)',
  'create index oidc_payload_expiry on accounts.oidc_payload (expires_at)',
  `create table accounts.registration (
    id text primary key,
    token_hash text unique,
    email text not null,
    first_name text not null,
    last_name text not null,
    pw_hash text not null,
    team_name text not null,
    locale text not null,
    country_code text not null,
    ip text not null,
    terms_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index registration_email on accounts.registration (lower(email), created_at)',
  'create index registration_ip on accounts.registration (ip, created_at)',
  `create table accounts.lock_out (
    key text primary key,
    failures integer not null,
    last_failure_at timestamptz not null
  )`,
  'alter table portal.mail_outbox add column html text',
];

/** Accounts, teams, the OpenID provider's payloads, registrations and failed sign-ins. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
