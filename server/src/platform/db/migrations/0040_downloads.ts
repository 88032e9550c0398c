import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.installer (
    id text primary key,
    edition integer not null,
    version text not null,
    bit integer not null check (bit in (32, 64)),
    file_name text not null,
    size bigint not null check (size > 0),
    sha256 text not null check (length(sha256) = 64),
    signed boolean not null,
    notes_en text not null,
    notes_ja text not null,
    published_at timestamptz not null,
    withdrawn_at timestamptz
  )`,
  // One file per download address; a withdrawn one can be published again.
  `create unique index installer_published on manager.installer (edition, version, bit)
    where withdrawn_at is null`,
  `create table manager.installer_upload (
    id text primary key,
    parts integer not null,
    created_at timestamptz not null
  )`,
  `create table manager.installer_download (
    id text primary key,
    installer_id text not null references manager.installer (id),
    team_id text not null,
    user_id text not null,
    at timestamptz not null
  )`,
  'create index installer_download_team on manager.installer_download (team_id, at)',
];

/** Published files, and their downloads. */
export const downloads: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
