import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.remote_release (
    name text not null,
    hash text not null,
    version text not null,
    base text not null,
    manifest text not null,
    published_at timestamptz not null,
    primary key (name, hash)
  )`,
  `create table manager.remote (
    name text primary key,
    current_hash text not null,
    previous_hash text,
    changed_at timestamptz not null,
    foreign key (name, current_hash) references manager.remote_release (name, hash),
    foreign key (name, previous_hash) references manager.remote_release (name, hash)
  )`,
];

/** Remotes and their releases. */
export const registry: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
