import { sql, type Kysely, type Migration } from 'kysely';

/** Lease for refreshing a session's tokens. */
export const sessionRefresh: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table manager.session add column refreshing_until timestamptz`.execute(db);
  },
};
