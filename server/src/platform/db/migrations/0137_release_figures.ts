import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.release_count (
    name text not null,
    hash text not null,
    day date not null,
    measure text not null,
    bucket smallint not null,
    count int not null,
    primary key (name, hash, day, measure, bucket),
    foreign key (name, hash) references manager.remote_release (name, hash)
  )`,
  'create index release_count_day on manager.release_count (day)',
  `create table manager.release_error (
    id text primary key,
    name text not null,
    hash text not null,
    kind text not null,
    route text,
    message text not null,
    frames jsonb not null,
    at timestamptz not null,
    foreign key (name, hash) references manager.remote_release (name, hash)
  )`,
  'create index release_error_release on manager.release_error (name, hash, at)',
  'create index release_error_at on manager.release_error (at)',
];

/** Figures of releases: daily counts, and the latest errors. */
export const releaseFigures: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
