import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.remote_history (
    name text not null,
    position integer not null,
    hash text not null,
    primary key (name, position),
    foreign key (name, hash) references manager.remote_release (name, hash)
  )`,
  // The known history: releases in order of publication, up to the current one.
  `insert into manager.remote_history (name, position, hash)
  select
    release.name,
    row_number() over (
      partition by release.name
      order by
        case release.hash when remote.current_hash then 2 when remote.previous_hash then 1 else 0 end,
        release.published_at
    ) - 1,
    release.hash
  from manager.remote_release release
  join manager.remote remote on remote.name = release.name
  join manager.remote_release present
    on present.name = remote.name and present.hash = remote.current_hash
  where release.published_at <= present.published_at or release.hash = remote.previous_hash`,
];

/** The sequence of a remote's current releases. */
export const releaseHistory: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
