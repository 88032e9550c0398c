import { sql, type Kysely, type Migration } from 'kysely';

/** Paths transferred between remotes. */
export const releaseTransfers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table manager.release_transfer (
          path text primary key,
          name text not null,
          at timestamptz not null
        )`,
      )
      .execute(db);
  },
};
