import { sql, type Kysely, type Migration } from 'kysely';

const statement = `create table manager.release_part_failure (
  name text not null,
  hash text not null,
  place text not null,
  part text not null,
  times int not null,
  last_at timestamptz not null,
  primary key (name, hash, place, part),
  foreign key (name, hash) references manager.remote_release (name, hash)
)`;

/** Failures of parts that releases contribute to places of the page. */
export const releasePartFailures: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(statement).execute(db);
  },
};
