import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.release_canary (
    name text primary key,
    hash text not null,
    staff boolean not null,
    teams jsonb not null,
    share int not null check (share between 0 and 100),
    started_at timestamptz not null,
    foreign key (name, hash) references manager.remote_release (name, hash)
  )`,
  'alter table manager.remote add column guarded_until timestamptz',
  'alter table manager.release_act drop constraint release_act_act_check',
  `alter table manager.release_act add constraint release_act_act_check
  check (act in ('publish', 'rollback', 'withdraw', 'canary', 'stop'))`,
  `create table manager.release_reader (
    name text not null,
    hash text not null,
    reader text not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    opens int not null,
    load_failures int not null,
    render_failures int not null,
    effect_failures int not null,
    failed_at timestamptz,
    primary key (name, hash, reader),
    foreign key (name, hash) references manager.remote_release (name, hash)
  )`,
  'create index release_reader_reader on manager.release_reader (reader)',
];

/** Canary releases, and browser reports about releases. */
export const canaries: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
