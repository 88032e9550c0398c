import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Partitions, one per month in Tokyo, are created on the month's first event and dropped at the
  // end of the retention.
  `create table manager.usage_event (
    id uuid not null,
    team_id text not null,
    kind text not null check (kind in ('granted', 'refused', 'use', 'returned')),
    user_id text not null,
    product text not null check (product in ('cd', 'pd')),
    license_id text check ((license_id is null) = (kind = 'refused')),
    at timestamptz not null,
    seconds integer not null default 0 check (seconds between 0 and 3600),
    offset_ms bigint not null,
    device_id text,
    received_at timestamptz not null default now(),
    primary key (id, at)
  ) partition by range (at)`,
  'create index usage_event_team on manager.usage_event (team_id, at)',
  `create table manager.usage_mark (
    seq bigint generated always as identity primary key,
    team_id text not null,
    day date not null
  )`,
  'create index usage_mark_team on manager.usage_mark (team_id)',
  `create table manager.usage_user_day (
    team_id text not null,
    day date not null,
    product text not null check (product in ('cd', 'pd')),
    user_id text not null,
    license_id text not null,
    seconds integer not null check (seconds >= 0),
    attempts integer not null check (attempts >= 0),
    refusals integer not null check (refusals between 0 and attempts),
    primary key (team_id, day, product, user_id, license_id)
  )`,
  `create table manager.usage_user_month (
    team_id text not null,
    month date not null check (extract(day from month) = 1),
    product text not null check (product in ('cd', 'pd')),
    user_id text not null,
    seconds bigint not null check (seconds >= 0),
    attempts integer not null check (attempts >= 0),
    refusals integer not null check (refusals between 0 and attempts),
    primary key (team_id, month, product, user_id)
  )`,
  `create table manager.usage_day (
    team_id text not null,
    day date not null,
    product text not null check (product in ('cd', 'pd')),
    seconds bigint not null check (seconds >= 0),
    requesters integer not null check (requesters >= 0),
    attempts integer not null check (attempts >= 0),
    refusals integer not null check (refusals between 0 and attempts),
    peak integer not null check (peak >= 0),
    primary key (team_id, day, product)
  )`,
  `create table manager.usage_hour (
    team_id text not null,
    day date not null,
    product text not null check (product in ('cd', 'pd')),
    hour smallint not null check (hour between 0 and 23),
    seconds bigint not null check (seconds >= 0),
    refusals integer not null check (refusals >= 0),
    primary key (team_id, day, product, hour)
  )`,
  `create table manager.usage_shortage (
    team_id text not null,
    day date not null,
    product text not null check (product in ('cd', 'pd')),
    missing integer not null check (missing > 0),
    refusals integer not null check (refusals > 0),
    primary key (team_id, day, product, missing)
  )`,
  `create table manager.usage_license (
    team_id text not null,
    license_id text primary key,
    last_used_at timestamptz not null
  )`,
  // The peak of a month is derived from its days.
  'alter table manager.license_month drop column peak',
];

/** The usage log: reported events, and the figures that screens read. */
export const usageLog: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
