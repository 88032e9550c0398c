import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'create schema accounts',
  'create schema manager',
  // Tables of both services: keys, mail, audit, counters.
  'create schema portal',
  `create table manager.user_ref (
    id text primary key,
    email text not null,
    first_name text not null,
    last_name text not null,
    country_code text not null,
    locale text,
    newsletter boolean not null default false,
    status text not null,
    version integer not null
  )`,
  `create table manager.team_ref (
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
    version integer not null
  )`,
  `create table manager.member_ref (
    team_id text not null references manager.team_ref,
    user_id text not null references manager.user_ref,
    role integer not null,
    joined_at timestamptz not null,
    primary key (team_id, user_id)
  )`,
  'create index member_ref_by_user on manager.member_ref (user_id, joined_at)',
  `create table manager.session (
    id_hash text primary key,
    user_id text not null,
    team_id text not null,
    created_at timestamptz not null,
    idle_until timestamptz not null,
    absolute_until timestamptz not null,
    ended_at timestamptz,
    provider_session text,
    id_token text not null,
    access_token text not null,
    access_expires_at timestamptz not null,
    refresh_token text
  )`,
  'create index session_by_user on manager.session (user_id) where ended_at is null',
  'create index session_by_provider on manager.session (provider_session) where ended_at is null',
  `create table portal.keystore (
    use text not null,
    kid text not null unique,
    algorithm text not null,
    public_jwk text not null,
    private_jwk text not null,
    created_at timestamptz not null default now(),
    primary key (use)
  )`,
  `create table portal.mail_outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz
  )`,
  `create table portal.audit_log (
    seq bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    team_id text,
    ip text,
    action text not null,
    object text not null,
    details jsonb not null,
    prev_hash text,
    hash text
  )`,
  'create index audit_log_team on portal.audit_log (team_id, seq)',
  'create table portal.counter (prefix text primary key, n bigint not null)',
  'create table portal.setting (key text primary key, value text not null)',
];

export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
