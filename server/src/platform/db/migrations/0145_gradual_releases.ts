import { sql, type Kysely, type Migration } from 'kysely';

/** When a canary may go to everybody by itself. */
export const gradualReleases: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw('alter table manager.release_canary add column promotes_at timestamptz')
      .execute(db);
  },
};
