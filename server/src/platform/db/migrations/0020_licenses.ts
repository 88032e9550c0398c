import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Numbers and names sort by code point, like in the browser.
  `create table manager.license (
    id text collate "C" primary key,
    team_id text not null,
    number text collate "C" not null unique,
    product text not null check (product in ('cd', 'pd')),
    trial boolean not null,
    auto_continue boolean not null,
    start_at date not null,
    end_at date not null,
    months integer not null generated always as (
      (extract(year from end_at + 1) - extract(year from start_at)) * 12
      + extract(month from end_at + 1) - extract(month from start_at)
      - case when extract(day from end_at + 1) < extract(day from start_at) then 1 else 0 end
    ) stored,
    owner_id text,
    standalone_at timestamptz,
    standalone_user_id text,
    standalone_file_id text,
    lease_id text unique,
    lease_device_id text,
    lease_user_id text,
    lease_until timestamptz,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    check (start_at <= end_at),
    check (num_nulls(standalone_at, standalone_user_id, standalone_file_id) in (0, 3)),
    check (num_nulls(lease_id, lease_device_id, lease_user_id, lease_until) in (0, 4)),
    check (standalone_at is null or lease_id is null),
    check (not (trial and auto_continue))
  )`,
  'create index license_team on manager.license (team_id, number)',
  'create index license_pool on manager.license (team_id, product, end_at) where standalone_at is null',
  'create index license_leased on manager.license (lease_device_id) where lease_id is not null',
  'create index license_standalone on manager.license (standalone_file_id) where standalone_at is not null',
  `create table manager.license_device (
    id text primary key,
    public_key text not null,
    fingerprint text not null,
    host text not null,
    team_id text not null,
    user_id text,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  `create table manager.license_file (
    id text primary key,
    kind text not null check (kind in ('LIR', 'LIC', 'LRR')),
    request_id text not null,
    team_id text not null,
    device_id text not null references manager.license_device,
    user_id text not null,
    created_at timestamptz not null,
    released_at timestamptz,
    unique (kind, request_id)
  )`,
  `create table manager.license_enrolment (
    code_hash text primary key,
    team_id text not null,
    user_id text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table manager.license_device_nonce (
    device_id text not null,
    nonce text not null,
    at timestamptz not null,
    primary key (device_id, nonce)
  )`,
];

export const licenses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
