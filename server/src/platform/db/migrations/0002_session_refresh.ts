import { sql, type Kysely, type Migration } from 'kysely';

/** One process at a time refreshes the tokens of a session. */
export const sessionRefresh: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table manager.session add column refreshing_until timestamptz`.execute(db);
  },
};
